import type { DemoPackages } from '../../../shared/demo/demoPackages';
import { listImports, specifierToPackage } from '../../../shared/demo/listImports';
import type { ProjectSource, TextFile } from './projectSource';

/** What Material UI styles with: its packages call it optional, for those who replace it. */
const STYLE_ENGINE = ['@emotion/react', '@emotion/styled'];

/** Names of packages with the versions of the site. */
type Versions = Record<string, string>;

interface ProjectPackages {
  dependencies: Versions;
  devDependencies: Versions;
}

function addPeers(names: Iterable<string>, { packages }: DemoPackages): Set<string> {
  const all = new Set(names);
  // The set grows while it is walked.
  for (const name of all) {
    packages[name]?.peers?.forEach((peer) => all.add(peer));
  }
  return all;
}

/** @throws Error for a package that the table does not have */
function toVersions(names: Iterable<string>, { packages }: DemoPackages): Versions {
  const entries = [...names].toSorted().map((name): [string, string] => {
    const version = packages[name]?.version;
    if (version === undefined) {
      throw new Error(`The table of packages has no version of \`${name}\`.`);
    }
    return [name, version];
  });
  return Object.fromEntries(entries);
}

/**
 * Lists the packages of a project: those that its modules import with what these need beside them, and its tools.
 *
 * @param modules of the demo, and the entry
 * @throws Error for an import of a package that the table does not have
 */
export function listProjectPackages(
  { variant, styling }: Pick<ProjectSource, 'variant' | 'styling'>,
  modules: readonly TextFile[],
  table: DemoPackages,
): ProjectPackages {
  const specifiers = modules.flatMap(({ text }) => listImports(text));
  const imported = specifiers.flatMap((specifier) => [
    specifierToPackage(specifier) ?? [],
    table.adapters[specifier] ?? [],
  ]);
  const names = addPeers([...STYLE_ENGINE, ...imported.flat()], table);
  const types = [...names].flatMap((name) => table.packages[name]?.types ?? []);
  const tools = [
    'vite',
    '@vitejs/plugin-react',
    ...(styling === 'tailwind' ? ['tailwindcss', '@tailwindcss/vite'] : []),
    ...(variant === 'TS' ? ['typescript', ...types] : []),
  ];
  return { dependencies: toVersions(names, table), devDependencies: toVersions(tools, table) };
}
