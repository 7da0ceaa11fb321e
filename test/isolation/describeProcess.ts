/** What tests share when they run in one process, by name: `process.cwd()`, `process.env.HOME`, `globalThis.fetch`. */
export type ProcessState = ReadonlyMap<string, unknown>;

/** Marks by which a package knows that it was loaded already; they change nothing else. */
const LOAD_MARKS = new Set(['__EMOTION_REACT_11__']);

/** Reads what a test file could leave changed for the files after it. */
export function describeProcess(): ProcessState {
  const state = new Map<string, unknown>([['process.cwd()', process.cwd()]]);
  for (const [name, value] of Object.entries(process.env)) {
    state.set(`process.env.${name}`, value);
  }
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!LOAD_MARKS.has(name)) {
      // Many are loaded on first use: reading them tells a load from a replacement.
      state.set(`globalThis.${name}`, Reflect.get(globalThis, name));
    }
  }
  return state;
}

/** The names of what was added, replaced or removed. */
export function findChanges(before: ProcessState, after: ProcessState): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.has(name) !== after.has(name) || !Object.is(before.get(name), after.get(name)),
  );
}
