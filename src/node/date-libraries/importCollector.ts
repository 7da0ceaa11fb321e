import { UntranslatableError } from './formats/untranslatable';

/** What one module imports from another. */
export interface CollectedImport {
  defaultName?: string;
  /** Imported name to local name. */
  values: Map<string, string>;
  types: Set<string>;
}

/** Gathers what the code of a library imports, and knows which names are free. */
export interface ImportCollector {
  /**
   * Returns the name under which the module knows it.
   *
   * @param otherName for modules that have the name already
   */
  importValue: (name: string, specifier: string, otherName?: string) => string;
  importDefault: (name: string, specifier: string) => string;
  importType: (name: string, specifier: string) => string;
  /** True for names that the module declares itself. */
  isTaken: (name: string) => boolean;
  collected: ReadonlyMap<string, CollectedImport>;
}

/** @param taken the names that the module declares in any scope */
export function createImportCollector(taken: ReadonlySet<string>): ImportCollector {
  const collected = new Map<string, CollectedImport>();
  const getImport = (specifier: string): CollectedImport => {
    const known = collected.get(specifier) ?? { values: new Map(), types: new Set() };
    collected.set(specifier, known);
    return known;
  };
  const refuseTaken = (name: string) => {
    if (taken.has(name)) {
      throw new UntranslatableError(`The module has another \`${name}\`. Give it another name.`);
    }
    return name;
  };
  return {
    collected,
    isTaken: (name) => taken.has(name),
    importValue: (name, specifier, otherName = `${name}Date`) => {
      const local = taken.has(name) ? refuseTaken(otherName) : name;
      getImport(specifier).values.set(name, local);
      return local;
    },
    importDefault: (name, specifier) => {
      getImport(specifier).defaultName = refuseTaken(name);
      return name;
    },
    importType: (name, specifier) => {
      getImport(specifier).types.add(refuseTaken(name));
      return name;
    },
  };
}
