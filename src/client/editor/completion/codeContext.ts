/** What declares the names and values at a place of the code. */
export interface Owner {
  kind: 'tag' | 'type';
  /** As the code calls it: `BarChart`, `Charts.BarChart`, `GridColDef`. */
  name: string;
  /** The props and members that lead from there: `['slotProps', 'toolbar']`. */
  steps: string[];
}

/** The name of a prop or of a member of an object. */
export interface NameContext {
  kind: 'prop' | 'member';
  from: number;
  to: number;
  owner: Owner;
  /** The other names that it has. */
  taken: string[];
  /** The value follows. */
  hasValue: boolean;
}

/** What the user writes at a place of the code, with the range that a completion replaces. */
export type CodeContext =
  | NameContext
  /** `name` is that of the prop or member. */
  | { kind: 'value'; from: number; to: number; owner: Owner; name: string }
  | { kind: 'export'; from: number; to: number; specifier: string; taken: string[] }
  | { kind: 'specifier'; from: number; to: number };
