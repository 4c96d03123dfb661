/** A player. */
export type Color = "B" | "W";
/** A point such as "C3" (columns have no I), or "pass". */
export type Vertex = string;
export type Reason =
  | "ko" | "superko" | "suicide" | "occupied" | "off-board" | "game-over" | "handicap" | "turn";
export type MessageId =
  | "stone_already_placed_here" | "illegal_self_capture" | "illegal_ko_move"
  | "illegal_board_repetition" | "move_error";
export type BanEnd = "next-ply" | "position-changes" | "stone-removed" | "passes-made" | "never";

export interface Start {
  /** A preset with the keys that differ, "ing-1996,hot_scope=every", or an object as in the cases. */
  rules?: string | Record<string, unknown>;
  /** Columns and rows, 1 to 19; 19x19 if it is left out of newGame. */
  size?: [number, number];
  setup?: { B?: string[]; W?: string[] };
  to_move?: Color;
  /** Whether a colour may move out of turn. */
  free_turns?: boolean;
}

export interface HotStones {
  kind: string;
  stones: string[];
  /** Where the opponent may not play on the next move. */
  at: string;
  clause: string;
}

export interface State {
  plies: number;
  to_move: Color;
  paused: boolean;
  ended: boolean;
}

export interface Judgement {
  color: Color;
  at: Vertex;
  legal: boolean;
  reason: Reason | null;
  /** The same in the words of online-go.com's goban. */
  message_id: MessageId | null;
  why: string | null;
  clause: string | null;
  ban_ends: BanEnd | null;
  repeats: number | null;
  captured: string[];
  self_removed: string[];
  hot: HotStones[];
  paused: boolean;
  ended: boolean;
  /** In English, for a player. */
  says: string;
}

export interface Board extends State {
  rules: string;
  /** Top row first: X black, O white, a dot for empty. */
  rows: string[];
  legal_set: string[];
  ko_points: string[];
  hot: HotStones[];
  /** The count of the board as it is, every stone alive: "B+5", "W+0.5", "0". */
  score: string;
}

export type Played = Judgement & State & { played: number };

export interface KoGroup {
  color: Color;
  chains: string[];
  eyes_least: number;
  eyes_most: number;
  alive: boolean;
  /** The breaths of each kind. */
  internal: string[];
  ko: string[];
  shared: string[];
  external: string[];
}

export interface KoPosition {
  class: "fighting" | "disturbing" | "unclassified";
  kind: string | null;
  /** Why it has no class. */
  reason: string | null;
  clause: string;
  settled: boolean | null;
  balanced: boolean | null;
  disturber: Color | "either" | null;
  kos: { holder: Color; stones: string[]; mouth: string }[];
  groups: KoGroup[];
  /** The same in words. */
  lines: string[];
}

export interface Cycle {
  /** The ply that completed it. */
  ply: number;
  plies: number;
  starter: Color;
  class: "fighting" | "disturbing" | "unclassified";
  kind: string | null;
  reason: string | null;
  clause: string;
  disturber: Color | null;
  lines: string[];
}

/** What was wrong with a request. */
export class LawError extends Error {
  answer: { error: string; line: number; column: number | null; [key: string]: unknown };
}

export class Game {
  readonly name: string;
  play(color: Color, at: Vertex): Played;
  judge(color: Color, at: Vertex): Judgement;
  agreeDead(points: string[]): State;
  undo(plies?: number): State;
  show(): Board;
  drop(): unknown;
}

export class Law {
  static load(bytes: BufferSource | WebAssembly.Module): Promise<Law>;
  /** Requests of `hotstone referee`, a JSON object a line, to its answers. */
  answerLines(text: string): string;
  ask(request: Record<string, unknown>): Record<string, unknown>;
  /** The kos of a game's last position, and the cycles that it completed. */
  kos(game: Start & { size: [number, number]; moves?: [Color, Vertex][] }): { ko_positions: KoPosition[]; cycles: Cycle[] };
  newGame(start?: Start): Game;
  forget(): void;
}

/** The law from law.wasm in this package's folder. */
export function loadLaw(): Promise<Law>;
