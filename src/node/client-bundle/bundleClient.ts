import path from 'node:path';
import { rolldown, type OutputChunk, type OutputOptions, type Plugin } from 'rolldown';
import { CLIENT_ADDRESS } from '../../shared/paths/clientFiles';
import { writeOnce, type Writing } from '../base/cache/writtenFiles';
import { DEMO_FILES, type DemoFiles } from '../demos/modules/demoFiles';
import { readBuiltJson } from '../base/files/readBuiltJson';
import { sumSizes, type FileSizes } from '../base/files/fileSizes';
import { removeOtherFiles } from '../base/store/removeOtherFiles';
import { writeIfChanged } from '../base/store/siteFiles';
import { ChunkGraph } from './chunkGraph';
import { CLIENT_MANIFEST, MOUNT_MODULE, RESTING_PARTS, type ClientManifest } from './clientManifest';
import { createDefine } from './createDefine';
import { listOwnFiles } from './listOwnFiles';
import { planFiles } from './planFiles';

const ENTRY = 'src/client/start/client.ts';
const ENTRY_INPUT = 'client';

/** The name of its file without hash: `demos/charts/bars/MonthlyBars`. */
function getDemoInput(pageId: string, moduleName: string): string {
  return `demos/${pageId}/${moduleName}`;
}

/** Collects the modules that code imports by `import()`. */
function collectLaterModules(found: Set<string>): Plugin {
  return {
    name: 'collect-later-modules',
    moduleParsed: ({ dynamicallyImportedIds }) => {
      for (const id of dynamicallyImportedIds) {
        found.add(id);
      }
    },
  };
}

const OUTPUT: OutputOptions = {
  format: 'esm',
  minify: true,
  comments: false,
  hashCharacters: 'base36',
  entryFileNames: '[name]-[hash].js',
  chunkFileNames: '[hash].js',
};

interface ClientInputs {
  demoFiles: DemoFiles;
  define: Record<string, string>;
}

async function writeClient(
  projectDirectory: string,
  { demoFiles, define }: ClientInputs,
): Promise<Writing<FileSizes>> {
  const demoInputs = Object.fromEntries(
    Object.entries(demoFiles).flatMap(([pageId, modules]) =>
      Object.entries(modules).map(([moduleName, file]) => [getDemoInput(pageId, moduleName), `./${file}`]),
    ),
  );
  const later = new Set<string>();
  const bundle = await rolldown({
    cwd: projectDirectory,
    input: { [ENTRY_INPUT]: `./${ENTRY}`, ...demoInputs },
    platform: 'browser',
    tsconfig: false,
    // A file may hold what others import beside its own exports: the script of every page is one file.
    preserveEntrySignatures: 'allow-extension',
    transform: {
      define,
      target: 'es2022',
      jsx: { runtime: 'automatic' },
    },
    plugins: [collectLaterModules(later)],
    logLevel: 'silent',
  });
  let graph: ChunkGraph;
  let sources: string[];
  try {
    // First one file for each set of entry points, to weigh what they share; then the files that visitors get.
    const separate = new ChunkGraph(await bundle.generate(OUTPUT));
    const shared = planFiles(separate, ENTRY_INPUT, {
      demos: Object.keys(demoInputs),
      mount: path.join(projectDirectory, MOUNT_MODULE),
      resting: RESTING_PARTS.map((part) => path.join(projectDirectory, part)),
      later,
    });
    const groups = [{ name: (id: string) => shared.get(id) ?? null, debugName: 'shared' }];
    // `shared` is complete: each file has all that belongs to it, and none imports itself through another.
    const codeSplitting = { groups, includeDependenciesRecursively: false };
    graph = new ChunkGraph(await bundle.generate({ ...OUTPUT, codeSplitting }));
    sources = listOwnFiles(await bundle.watchFiles);
  } finally {
    await bundle.close();
  }

  const directory = path.join(projectDirectory, 'public', CLIENT_ADDRESS);
  const files = [...graph.chunks.values()].map(({ fileName, code }) => ({
    file: path.join(directory, fileName),
    code,
  }));
  await Promise.all(files.map(({ file, code }) => writeIfChanged(file, code)));
  await removeOtherFiles(directory, new Set(files.map(({ file }) => file)));

  const listFiles = ({ fileName }: OutputChunk) => [...graph.listFiles(fileName)];
  const listDemos = (pageId: string, modules: Record<string, string>) =>
    Object.fromEntries(
      Object.keys(modules).map((name) => [name, listFiles(graph.getInput(getDemoInput(pageId, name)))]),
    );
  const manifest: ClientManifest = {
    entry: listFiles(graph.getInput(ENTRY_INPUT)),
    parts: Object.fromEntries(
      [...later].flatMap((id) => {
        const chunk = graph.findChunk(id);
        return chunk ? [[path.relative(projectDirectory, id), listFiles(chunk)]] : [];
      }),
    ),
    demos: Object.fromEntries(
      Object.entries(demoFiles).map(([pageId, modules]) => [pageId, listDemos(pageId, modules)]),
    ),
  };
  const manifestFile = path.join(projectDirectory, CLIENT_MANIFEST);
  await writeIfChanged(manifestFile, JSON.stringify(manifest));
  return {
    files: [...files.map(({ file }) => file), manifestFile, ...sources],
    summary: sumSizes(files.map(({ code }) => code)),
  };
}

/**
 * Bundles the script of every page, what it loads later, and the demos into `public/`; code that several of them use is
 * in files of its own. Writes the manifest that says which files each loads. Does nothing where all of that is there.
 *
 * @throws Error of the bundler for code that does not compile
 */
export async function bundleClient(projectDirectory: string): Promise<FileSizes> {
  const demoFiles = await readBuiltJson<DemoFiles>(projectDirectory, DEMO_FILES);
  const define = await createDefine(projectDirectory);
  const { summary } = await writeOnce(projectDirectory, 'written/client', {
    inputs: [JSON.stringify(demoFiles), JSON.stringify(define)],
    write: () => writeClient(projectDirectory, { demoFiles, define }),
  });
  return summary;
}
