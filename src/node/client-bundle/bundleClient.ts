import path from 'node:path';
import * as esbuild from 'esbuild';
import { CLIENT_ADDRESS } from '../../shared/clientFiles';
import { DEMO_FILES, type DemoFiles } from '../demo-modules/writeDemoModules';
import { readBuiltJson } from '../files/readBuiltJson';
import { readVersions } from '../packages/readVersions';
import { removeOtherFiles } from '../store/removeOtherFiles';
import { writeIfChanged } from '../store/siteFiles';
import { CLIENT_MANIFEST, type ClientManifest } from './clientManifest';

const ENTRY = 'src/client/start/client.ts';

/** Of the output without hash: `demos/charts/bars/MonthlyBars`. */
function getDemoOutput(pageId: string, moduleName: string): string {
  return `demos/${pageId}/${moduleName}`;
}

/** What the code reads of `process.env`, as constants. */
async function createDefine(projectDirectory: string): Promise<Record<string, string>> {
  const variables = {
    NODE_ENV: 'production',
    DOCS_VERSIONS: await readVersions(projectDirectory),
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))),
  };
  return {
    'process.env': '{}',
    ...Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
  };
}

/** All files that a script loads at once, each before those that import it; the script itself is last. */
function listFiles(
  outputs: esbuild.Metafile['outputs'],
  file: string,
  found = new Set<string>(),
): Set<string> {
  for (const { path: imported, kind } of outputs[file]!.imports) {
    if (kind === 'import-statement' && !found.has(imported)) {
      listFiles(outputs, imported, found);
    }
  }
  return found.add(file);
}

/**
 * Bundles the script of every page, what it loads later, and the demos into `public/`; code that several of them use is
 * in a file of its own. Writes the manifest that says which files each loads.
 *
 * @returns the number of files and their size in bytes
 * @throws Error of esbuild for code that does not compile
 */
export async function bundleClient(projectDirectory: string): Promise<{ files: number; bytes: number }> {
  const demoFiles = await readBuiltJson<DemoFiles>(projectDirectory, DEMO_FILES);
  const demos = Object.entries(demoFiles).flatMap(([pageId, modules]) =>
    Object.entries(modules).map(([moduleName, file]) => ({
      in: `./${file}`,
      out: getDemoOutput(pageId, moduleName),
    })),
  );
  const directory = path.join(projectDirectory, 'public', CLIENT_ADDRESS);
  const { metafile, outputFiles } = await esbuild.build({
    absWorkingDir: projectDirectory,
    entryPoints: [{ in: ENTRY, out: 'client' }, ...demos],
    outdir: directory,
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: '[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    metafile: true,
    write: false,
    define: await createDefine(projectDirectory),
    logLevel: 'silent',
  });
  await Promise.all(outputFiles.map(({ path: file, text }) => writeIfChanged(file, text)));
  await removeOtherFiles(directory, new Set(outputFiles.map(({ path: file }) => file)));

  const { outputs } = metafile;
  const toName = (file: string) => path.posix.relative(path.relative(projectDirectory, directory), file);
  const parts: Record<string, string[]> = {};
  const byOutput = new Map<string, string[]>();
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint !== undefined) {
      const names = [...listFiles(outputs, file)].map(toName);
      parts[entryPoint] = names;
      byOutput.set(toName(file).replace(/-[^-]+\.js$/, ''), names);
    }
  }
  const listDemos = (pageId: string, modules: Record<string, string>) =>
    Object.fromEntries(
      Object.keys(modules).map((name) => [name, byOutput.get(getDemoOutput(pageId, name))!]),
    );
  const manifest: ClientManifest = {
    entry: parts[ENTRY]!,
    parts,
    demos: Object.fromEntries(
      Object.entries(demoFiles).map(([pageId, modules]) => [pageId, listDemos(pageId, modules)]),
    ),
  };
  await writeIfChanged(path.join(projectDirectory, CLIENT_MANIFEST), JSON.stringify(manifest));
  return {
    files: outputFiles.length,
    bytes: outputFiles.reduce((sum, { contents }) => sum + contents.byteLength, 0),
  };
}
