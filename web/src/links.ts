// Where a page is, and which seats it holds, stand in the fragment: browsers send it to nobody.

export interface Place {
  table: string;
  secrets: string[];
}

export const PAGES = ["learn", "puzzles", "rules", "replay", "build", "write", "judge"] as const;
export type PageName = (typeof PAGES)[number];

/** A page and what its address says beyond its name. */
export interface Route {
  page: PageName | "start";
  parts: string[];
}

export function parse(hash: string): Place | null {
  const found = /^#\/t\/([\w-]+)\/([\w-]+(?:\+[\w-]+)*)$/.exec(hash);
  return found ? { table: found[1]!, secrets: found[2]!.split("+") } : null;
}

export function route(hash: string): Route {
  const [name = "", ...parts] = hash.replace(/^#\/?/, "").split("/");
  const page = PAGES.find((one) => one === name);
  return page ? { page, parts: parts.map(plain) } : { page: "start", parts: [] };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a page. */
export function address(page: PageName, ...parts: (string | number)[]): string {
  return ["#", page, ...parts.map((part) => encodeURIComponent(part))].join("/");
}

export function link(table: string, secrets: string[]): string {
  return `#/t/${table}/${secrets.join("+")}`;
}

/** A link as somebody else can open it. */
export function outside(hash: string): string {
  return hash ? `${location.origin}${location.pathname}${hash}` : "";
}

export interface Kept {
  hash: string;
  title: string;
  invite: string; // a friend's link, "" if nobody was invited
  watch?: string; // a watcher's
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
