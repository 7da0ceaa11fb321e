import fs from 'node:fs/promises';
import path from 'node:path';
import { DEMO_PACKAGES_HREF, type DemoPackage, type DemoPackages } from '../../../shared/demo/demoPackages';
import { writeIfChanged } from '../../base/store/siteFiles';
import { PICKERS } from '../../base/packages/pickers';
import { getTypesName } from '../../base/packages/getTypesName';

/** What projects of demos are run, compiled and styled with. */
const TOOLS = ['vite', '@vitejs/plugin-react', 'typescript', 'tailwindcss', '@tailwindcss/vite'];

interface Manifest {
  version: string;
  types?: string;
  typings?: string;
  exports?: unknown;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

async function readManifest(projectDirectory: string, name: string): Promise<Manifest | undefined> {
  const file = path.join(projectDirectory, 'node_modules', name, 'package.json');
  const text = await fs.readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Manifest);
}

function hasTypes({ types, typings, exports }: Manifest): boolean {
  return Boolean(types ?? typings) || JSON.stringify(exports ?? '').includes('"types"');
}

/** The required peers of a package; those that it calls optional are up to the code that imports it. */
function listPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): string[] {
  return Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
}

/** The library that each adapter of a package imports, as far as it is installed; adapters are the same in all plans. */
async function findAdapters(projectDirectory: string, name: string): Promise<[string, string][]> {
  const [basis] = PICKERS.packages;
  const directory = path.join(projectDirectory, 'node_modules', basis!);
  const manifest = await readManifest(projectDirectory, basis!);
  const libraries = Object.keys(manifest?.peerDependenciesMeta ?? {});
  const folders = await fs.readdir(directory).catch(() => []);
  const adapters = folders
    .filter((folder) => folder.startsWith('Adapter'))
    .map(async (folder) => {
      const code = await fs.readFile(path.join(directory, folder, `${folder}.js`), 'utf8').catch(() => '');
      const imported = [...code.matchAll(/require\("([^"./]+)/g)].map(([, library]) => library!);
      const library = imported.find((one) => libraries.includes(one));
      const isInstalled = library && (await readManifest(projectDirectory, library));
      return isInstalled ? [[`${name}/${folder}`, library] satisfies [string, string]] : [];
    });
  return (await Promise.all(adapters)).flat();
}

/**
 * Describes the packages that demos may import, those that these need, and the tools of their projects: with the
 * versions that are installed.
 *
 * @throws Error for a tool that is not installed
 */
export async function readDemoPackages(projectDirectory: string): Promise<DemoPackages> {
  const own = JSON.parse(await fs.readFile(path.join(projectDirectory, 'package.json'), 'utf8')) as Manifest;
  const adapters = (
    await Promise.all(PICKERS.packages.map((name) => findAdapters(projectDirectory, name)))
  ).flat();
  const names = new Set([
    ...Object.keys(own.dependencies ?? {}),
    ...adapters.map(([, library]) => library),
    ...TOOLS,
  ]);
  const packages: Record<string, DemoPackage> = {};
  // The set grows while it is walked.
  for (const name of names) {
    // oxlint-disable no-await-in-loop
    const manifest = await readManifest(projectDirectory, name);
    if (!manifest) {
      throw new Error(`\`${name}\` is not installed. Run \`npm ci\`.`);
    }
    const typesName = getTypesName(name);
    const types =
      hasTypes(manifest) || !(await readManifest(projectDirectory, typesName)) ? undefined : typesName;
    // oxlint-enable no-await-in-loop
    const peers = TOOLS.includes(name) ? [] : listPeers(manifest);
    packages[name] = {
      version: manifest.version,
      ...(peers.length > 0 && { peers }),
      ...(types && { types }),
    };
    for (const needed of [...peers, ...(types ? [types] : [])]) {
      names.add(needed);
    }
  }
  return { packages, adapters: Object.fromEntries(adapters) };
}

/**
 * Writes the table of packages to `public/demos`, beside the fragments.
 *
 * @returns the file, absolute
 */
export async function writeDemoPackages(projectDirectory: string): Promise<string> {
  const file = path.join(projectDirectory, 'public', DEMO_PACKAGES_HREF);
  await writeIfChanged(file, JSON.stringify(await readDemoPackages(projectDirectory)));
  return file;
}
