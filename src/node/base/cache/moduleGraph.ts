import { isBuiltin } from 'node:module';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { ProblemsError } from '../problems/problem';
import { getPackageName } from '../../../shared/paths/getPackageName';

/** What a module imports. */
interface ModuleImports {
  /** Files relative to the code's directory. */
  files: string[];
  /** Names of packages: `@mui/material`. */
  packages: string[];
}

/** Imports by file, both relative to the code's directory. */
type ModuleGraph = ReadonlyMap<string, ModuleImports>;

/** What a module imports with everything that this imports in turn. */
export interface ModuleClosure {
  /** In alphabetical order, the entries included. */
  files: string[];
  packages: string[];
}

/** Generated modules are made of content by steps of their own; a fresh clone lacks them. */
const GENERATED = /\/\.cache\//;

/** Leaves out generated modules, and what style sheets name: fonts, and pictures by their address on the site. */
const omitOthers: esbuild.Plugin = {
  name: 'omit-others',
  setup(build) {
    build.onResolve({ filter: GENERATED }, (found) => ({ path: found.path, external: true }));
    build.onResolve({ filter: /^\/|\.woff2$/ }, ({ path: address, kind }) =>
      kind === 'url-token' ? { path: address, external: true } : undefined,
    );
  },
};

function toImports({ imports }: esbuild.Metafile['inputs'][string]): ModuleImports {
  const files = imports.filter(({ external }) => !external).map((found) => found.path);
  const packages = imports
    .filter((found) => found.external && !/^[./]|^\w+:/.test(found.path) && !isBuiltin(found.path))
    .map((found) => getPackageName(found.path));
  return { files, packages: [...new Set(packages)] };
}

/** What modules import that esbuild has bundled, packages left outside. */
export function toModuleGraph({ inputs }: esbuild.Metafile): ModuleGraph {
  return new Map(Object.entries(inputs).map(([file, input]) => [file, toImports(input)]));
}

/**
 * Reads what modules import, type imports left out. Packages, modules of Node.js and generated modules are not
 * followed.
 *
 * @param directory of the code
 * @param entries relative to it
 * @throws ProblemsError with file and line for an import that leads nowhere
 */
export async function loadModuleGraph(directory: string, entries: readonly string[]): Promise<ModuleGraph> {
  const { metafile } = await esbuild
    .build({
      absWorkingDir: directory,
      stdin: {
        contents: entries.map((entry) => `import ${JSON.stringify(`./${entry}`)};\n`).join(''),
        resolveDir: directory,
        sourcefile: 'src/node/base/cache/cachedSteps.ts',
      },
      bundle: true,
      write: false,
      outdir: path.join(directory, '.cache'),
      packages: 'external',
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
      metafile: true,
      logLevel: 'silent',
      plugins: [omitOthers],
    })
    .catch((error: esbuild.BuildFailure) => {
      throw new ProblemsError(
        error.errors.map(({ text, location }) => ({
          file: location?.file ?? 'src',
          line: location?.line,
          message: text,
        })),
      );
    });
  return toModuleGraph(metafile);
}

/** The cache itself: the packages that it imports find out what has changed, and make no product. */
const CACHE = 'src/node/base/cache/';

/** Finds all that some modules of a graph depend on. */
export function getClosure(graph: ModuleGraph, entries: readonly string[]): ModuleClosure {
  const files = new Set(entries);
  const packages = new Set<string>();
  // A set is walked in the order in which it grows.
  for (const file of files) {
    const imports = graph.get(file);
    imports?.files.forEach((imported) => files.add(imported));
    if (!file.startsWith(CACHE)) {
      imports?.packages.forEach((name) => packages.add(name));
    }
  }
  return { files: [...files].toSorted(), packages: [...packages].toSorted() };
}
