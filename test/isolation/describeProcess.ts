/** What tests share when they run in one process, by name: `process.cwd()`, `process.env.HOME`, `globalThis.fetch`. */
export type ProcessState = ReadonlyMap<string, unknown>;

/** What packages set when they are loaded, for themselves. */
export const LOAD_MARKS: ReadonlySet<string> = new Set([
  'globalThis.__EMOTION_REACT_11__',
  'globalThis.__MUI_LICENSE_INFO__',
  'globalThis.__zod_globalConfig',
  'globalThis.__zod_globalRegistry',
  'globalThis.IS_REACT_ACT_ENVIRONMENT',
  'process.env.VIPSHOME',
]);

/** Reads what a test file could leave changed for the files after it. */
export function describeProcess(): ProcessState {
  const state = new Map<string, unknown>([['process.cwd()', process.cwd()]]);
  for (const [name, value] of Object.entries(process.env)) {
    state.set(`process.env.${name}`, value);
  }
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    // Many are loaded on first use: reading them tells a load from a replacement.
    state.set(`globalThis.${name}`, Reflect.get(globalThis, name));
  }
  for (const mark of LOAD_MARKS) {
    state.delete(mark);
  }
  return state;
}

/** The names of what was added, replaced or removed. */
export function findChanges(before: ProcessState, after: ProcessState): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.has(name) !== after.has(name) || !Object.is(before.get(name), after.get(name)),
  );
}
