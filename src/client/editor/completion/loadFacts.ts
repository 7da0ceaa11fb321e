import {
  getDeclarationFactsHref,
  getPackageFactsHref,
  type DeclarationFacts,
  type PackageFacts,
} from '../../../shared/completion';
import { loadOnce } from '../../../shared/loadOnce';
import { fetchFile } from '../../platform/fetchFile';
import { getPackageName } from '../sandbox/resolveImports';
import type { Binding } from './readBindings';

/** The packages that have facts. */
const DOCUMENTED = /^@mui\/x-/;

const loaded = new Map<string, Promise<unknown>>();

/** @returns undefined where the file is out of reach; the next call tries again */
async function loadJson<Content>(href: string): Promise<Content | undefined> {
  try {
    return (await loadOnce(loaded, href, async () => (await fetchFile(href)).json())) as Content;
  } catch {
    return undefined;
  }
}

/** What the site has to say of declarations, of what code may import. */
export interface FactsLoader {
  /** Everything that code may import. */
  specifiers: readonly string[];
  /** The names that an entry point exports; none of one that is not documented. */
  loadExports: (specifier: string) => Promise<readonly string[]>;
  loadComponent: (binding: Binding) => Promise<DeclarationFacts | undefined>;
}

/** @param specifiers of everything that code may import */
export function createFactsLoader(specifiers: readonly string[]): FactsLoader {
  const known = new Set(specifiers);
  const loadPackage = async (specifier: string) =>
    DOCUMENTED.test(specifier) && known.has(specifier)
      ? loadJson<PackageFacts>(getPackageFactsHref(getPackageName(specifier)))
      : undefined;
  return {
    specifiers,
    loadExports: async (specifier) => (await loadPackage(specifier))?.exports[specifier] ?? [],
    loadComponent: async ({ specifier, name }) => {
      const components = (await loadPackage(specifier))?.components ?? {};
      return Object.hasOwn(components, name)
        ? loadJson<DeclarationFacts>(getDeclarationFactsHref(components[name]!))
        : undefined;
    },
  };
}
