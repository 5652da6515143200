// Where a page is, and which seats it holds, stand in the fragment: browsers send it to nobody.

export interface Place {
  table: string;
  secrets: string[];
}

export function parse(hash: string): Place | null {
  const found = /^#\/t\/([\w-]+)\/([\w-]+(?:\+[\w-]+)*)$/.exec(hash);
  return found ? { table: found[1]!, secrets: found[2]!.split("+") } : null;
}

export function link(table: string, secrets: string[]): string {
  return `#/t/${table}/${secrets.join("+")}`;
}

export interface Kept {
  hash: string;
  title: string;
  invite: string; // a friend's link, "" if nobody was invited
}

const KEY = "tefuda.tables";

export function kept(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]).slice(0, 5) : [];
  } catch {
    return [];
  }
}

export function keep(one: Kept): void {
  const others = kept().filter((other) => other.hash !== one.hash);
  try {
    localStorage.setItem(KEY, JSON.stringify([one, ...others].slice(0, 5)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
