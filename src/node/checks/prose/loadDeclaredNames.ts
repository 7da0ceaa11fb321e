import fs from 'node:fs/promises';
import path from 'node:path';
import { listOlderNames, readOlderPackages } from '../../base/packages/olderMajors';

/** What code in prose may name. */
export interface DeclaredNames {
  /** Every name in the declarations of the documented packages: what a misspelled name is compared with. */
  suite: ReadonlySet<string>;
  /** Names of React, Material UI, the languages of the web, and all others that the declarations of packages have. */
  others: ReadonlySet<string>;
  /** Names of the older major versions that migration guides describe. */
  older: ReadonlySet<string>;
}

/** What readers write beside the suite. */
const NEIGHBOURS = [
  '@mui/material',
  '@mui/system',
  '@mui/styled-engine',
  '@types/react',
  '@types/react-dom',
  'csstype',
  'dayjs',
];

const LIBRARY_PACKAGE = 'typescript';

/** The declarations of the language and of browsers. */
const LIBRARY = /^lib\.(es20\d\d|es5|dom|dom\.iterable)(\.\w+)*\.d\.ts$/;

const NAME = /[A-Za-z_$][\w$]*/g;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The names in code: `'slots.toolbar' -> slots, toolbar` */
export function splitNames(code: string): string[] {
  return code.match(NAME) ?? [];
}

async function addNames(names: Set<string>, file: string): Promise<void> {
  const code = (await fs.readFile(file, 'utf8')).replace(COMMENT, '');
  splitNames(code).forEach((name) => names.add(name));
}

/** Collects the names in declarations below a folder; packages inside of a package are not its own. */
async function addFolder(
  names: Set<string>,
  folder: string,
  isDeclaration: (name: string) => boolean = (name) => /\.d\.[cm]?ts$/.test(name),
): Promise<void> {
  const entries = await fs.readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') {
      await addFolder(names, place, isDeclaration);
    } else if (entry.isFile() && isDeclaration(entry.name)) {
      await addNames(names, place);
    }
  }
}

async function collectNames(projectDirectory: string, packages: readonly string[]): Promise<Set<string>> {
  const names = new Set<string>();
  for (const name of packages) {
    await addFolder(names, path.join(projectDirectory, 'node_modules', name));
  }
  return names;
}

/** The packages whose declarations code in prose may name. */
interface DeclaringPackages {
  suite: string[];
  others: string[];
  older: string[];
}

async function listPackages(projectDirectory: string): Promise<DeclaringPackages> {
  const older = listOlderNames(await readOlderPackages(projectDirectory));
  const scope = await fs.readdir(path.join(projectDirectory, 'node_modules/@mui'));
  const installed = scope.map((name) => `@mui/${name}`);
  const suite = installed.filter((name) => name.startsWith('@mui/x-') && !older.includes(name));
  return { suite, others: NEIGHBOURS, older };
}

/** Lists all packages that `loadDeclaredNames` reads. */
export async function listDeclaringPackages(projectDirectory: string): Promise<string[]> {
  const { suite, others, older } = await listPackages(projectDirectory);
  return [...suite, ...others, ...older, LIBRARY_PACKAGE];
}

/** Reads the names that the documented packages declare. */
export async function loadSuiteNames(projectDirectory: string): Promise<Set<string>> {
  const { suite } = await listPackages(projectDirectory);
  return collectNames(projectDirectory, suite);
}

/** Reads the names that the installed packages declare. */
export async function loadDeclaredNames(projectDirectory: string): Promise<DeclaredNames> {
  const packages = await listPackages(projectDirectory);
  const others = await collectNames(projectDirectory, packages.others);
  const languages = path.join(projectDirectory, 'node_modules', LIBRARY_PACKAGE, 'lib');
  await addFolder(others, languages, (name) => LIBRARY.test(name));
  return {
    suite: await collectNames(projectDirectory, packages.suite),
    others,
    older: await collectNames(projectDirectory, packages.older),
  };
}
