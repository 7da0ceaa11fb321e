import type { ComponentType } from 'react';
import type { FrameFault, RunRequest } from '../sandbox/sandboxMessages';
import { GUARD_NAME } from '../compile/insertGuards';
import { findFile } from '../sandbox/findFile';
import { getSourceUrl } from './locateFault';

/** Code cannot run, for a reason that needs no stack. */
export class FaultError extends Error {
  readonly fault: FrameFault;

  constructor(fault: FrameFault) {
    super(fault.message);
    this.fault = fault;
  }
}

type EditedModule = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  guard: () => void,
) => void;

interface EvaluateTools {
  evaluate: (text: string) => unknown;
  /** @returns the namespaces of a script of packages */
  requirePackages: (script: string) => Record<string, object>;
  guard: () => void;
}

/** Exports by name, as the compiled code expects those of a module. */
function toModule(namespace: object): Record<string, unknown> {
  const descriptors = Object.getOwnPropertyDescriptors(namespace);
  return Object.defineProperties({}, { ...descriptors, __esModule: { value: true } });
}

/** Whether exports are those of a compiled module, and not data. */
function isModule(exported: unknown): exported is object {
  return typeof exported === 'object' && exported !== null && '__esModule' in exported;
}

function isStyleSheet(specifier: string): boolean {
  return specifier.endsWith('.css');
}

/**
 * Runs the files of a demo.
 *
 * @returns the component
 * @throws FaultError for what can be said before anything runs, and whatever the code throws
 */
export function evaluateDemo(
  { id, modules, imports, specifiers }: RunRequest,
  { evaluate, requirePackages, guard }: EvaluateTools,
): ComponentType {
  const namespaces = new Map<string, Record<string, unknown>>();
  const getNamespace = (specifier: string) => {
    let namespace = namespaces.get(specifier);
    if (!namespace && Object.hasOwn(specifiers, specifier)) {
      namespace = toModule(requirePackages(specifiers[specifier]!)[specifier]!);
      namespaces.set(specifier, namespace);
    }
    return namespace;
  };
  for (const { specifier, names, file, line } of imports) {
    const namespace = getNamespace(specifier);
    const missing = namespace && names.find((name) => !(name in namespace));
    if (missing) {
      throw new FaultError({ kind: 'export', message: `${specifier} ${missing}`, file, line });
    }
  }

  const names = modules.map(({ name }) => name);
  const factories = new Map<string, EditedModule>();
  for (const { name, code, suspectLine } of modules) {
    try {
      const wrapped = `(function(require,module,exports,${GUARD_NAME}){${code}\n})\n//# sourceURL=${getSourceUrl(id, name)}`;
      factories.set(name, evaluate(wrapped) as EditedModule);
    } catch (error) {
      const message = (error as Error).message;
      throw new FaultError({ kind: 'syntax', message, file: name, line: suspectLine });
    }
  }

  const evaluated = new Map<string, { exports: unknown }>();
  const run = (name: string): unknown => {
    const known = evaluated.get(name);
    if (known) {
      return known.exports;
    }
    const module = { exports: {} };
    evaluated.set(name, module);
    factories.get(name)!(requireModule, module, module.exports, guard);
    return module.exports;
  };
  const requireModule = (specifier: string): unknown => {
    if (isStyleSheet(specifier)) {
      return {};
    }
    const namespace = getNamespace(specifier);
    if (namespace) {
      return namespace;
    }
    const name = findFile(specifier, names);
    if (name === undefined) {
      throw new FaultError({ kind: 'file', message: specifier });
    }
    return run(name);
  };
  const first = modules[0]!.name;
  const { default: Demo } = run(first) as { default?: ComponentType };
  for (const { specifier, names: imported, file, line } of imports) {
    const name = specifier.startsWith('.') ? findFile(specifier, names) : undefined;
    const exported = name === undefined ? undefined : evaluated.get(name)?.exports;
    if (isModule(exported)) {
      const missing = imported.find((candidate) => !(candidate in exported));
      if (missing) {
        throw new FaultError({ kind: 'export', message: `${specifier} ${missing}`, file, line });
      }
    }
  }
  if (typeof Demo !== 'function' && !(typeof Demo === 'object' && Demo !== null && '$$typeof' in Demo)) {
    throw new FaultError({ kind: 'component', message: first, file: first });
  }
  return Demo;
}
