"""OpenSpiel's search for games with hidden cards, on samples that agree with what a seat knows; and
its exact algorithms on a position that is small enough.

pip install 'tefuda[openspiel]' && python examples/ismcts_openspiel.py
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import tefuda.env.openspiel  # noqa: F401  (it registers the games)


def search(simulations: int = 30, seed: int = 3) -> list[float]:
    """A game of the search against random play; what each seat won."""
    game = pyspiel.load_game("tefuda_onepiece(decks=red-rush;red-rush)")
    rng = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=rng,
    )
    state = game.new_initial_state()
    state.apply_action(seed)
    while not state.is_terminal():
        if state.current_player() == 0 and len(state.legal_actions()) > 1:
            action = bot.step(state)
            print("A:", state.action_to_string(action))
        else:
            action = int(rng.choice(state.legal_actions()))
        state.apply_action(action)
    return list(state.returns())


def solve(rounds: int = 40) -> float:
    """Counterfactual regret minimisation of the last turns of a game; how far off it still is."""
    scenario = Path(__file__).with_name("tiny.scn")
    game = pyspiel.load_game(f"tefuda_onepiece(scenario={scenario},seeds=1,actions=64,history=0)")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    return float(exploitability.nash_conv(game, solver.average_policy()))


if __name__ == "__main__":
    print(f"what could still be gained against the solution: {solve():.4f}")
    print("returns of a searched game:", search())
