/** The inside of a script: a CommonJS module. */
type Script = (require: (name: string) => unknown, module: { exports: unknown }, exports: unknown) => void;

const scripts = new Map<string, Script>();
const loaded = new Map<string, { exports: unknown }>();

/** Evaluates text as a script of the document. */
export const evaluate = (text: string): unknown => (0, eval)(text); // oxlint-disable-line no-eval

/** Keeps a script until it is required. */
export function addScript(name: string, code: string): void {
  scripts.set(
    name,
    evaluate(`(function(require,module,exports){${code}\n})\n//# sourceURL=sandbox/${name}`) as Script,
  );
}

/**
 * Runs a script that was added, once.
 *
 * @throws for a name that was not
 */
export function requireScript(name: string): unknown {
  const known = loaded.get(name);
  if (known) {
    return known.exports;
  }
  const script = scripts.get(name);
  if (!script) {
    throw new Error(`The script ${name} is missing.`);
  }
  const module = { exports: {} };
  loaded.set(name, module);
  script((required) => requireScript(required.replace(/^(?:\.{1,2}\/)+/, '')), module, module.exports);
  return module.exports;
}
