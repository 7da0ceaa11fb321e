import {
  getDeclarationFactsHref,
  getPackageFactsHref,
  getPackageTypesHref,
  type DeclarationFacts,
  type PackageFacts,
  type PackageTypes,
} from '../../../shared/demo/completion';
import { loadOnce } from '../../../shared/loadOnce';
import { fetchFile } from '../../platform/fetchFile';
import { getPackageName } from '../../../shared/paths/getPackageName';
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
  loadType: (binding: Binding) => Promise<DeclarationFacts | undefined>;
  /** @param file as in `PropFacts.members` */
  loadMembers: (file: string) => Promise<DeclarationFacts | undefined>;
}

/** @param specifiers of everything that code may import */
export function createFactsLoader(specifiers: readonly string[]): FactsLoader {
  const known = new Set(specifiers);
  const loadOf = async <Content>(specifier: string, getHref: (packageName: string) => string) =>
    DOCUMENTED.test(specifier) && known.has(specifier)
      ? loadJson<Content>(getHref(getPackageName(specifier)))
      : undefined;
  const loadPackage = (specifier: string) => loadOf<PackageFacts>(specifier, getPackageFactsHref);
  const loadMembers = (file: string) => loadJson<DeclarationFacts>(getDeclarationFactsHref(file));
  const loadNamed = async (files: Readonly<Record<string, string>> = {}, name: string) =>
    Object.hasOwn(files, name) ? loadMembers(files[name]!) : undefined;
  return {
    specifiers,
    loadExports: async (specifier) => (await loadPackage(specifier))?.exports[specifier] ?? [],
    loadComponent: async ({ specifier, name }) => loadNamed((await loadPackage(specifier))?.components, name),
    loadType: async ({ specifier, name }) =>
      loadNamed(await loadOf<PackageTypes>(specifier, getPackageTypesHref), name),
    loadMembers,
  };
}
