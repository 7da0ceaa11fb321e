import { createRequire } from 'node:module';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { getClosure, toModuleGraph } from '../base/cache/moduleGraph';
import type { Problem } from '../base/problems/problem';
import { isOwnFile } from '../base/problems/selectOwnProblems';
import { getDemoKey, getShownName, type DemoSource } from './demoSource';

export interface BundledDemo {
  /** Absolute path of a module that Node can import; packages stay outside. */
  module: string;
  /** Absolute paths of the demo's own files: the demo first, then what it imports. */
  files: string[];
  /** Names of the packages that these import. */
  packages: string[];
  /** Absolute paths of the modules of which its files use types only; absent where there are none. */
  typeFiles?: string[];
}

interface BundleOptions {
  projectDirectory: string;
  /** Takes each import that does not resolve and each syntax error, with file and line. */
  problems: Problem[];
}

function toProblem({ text, location }: esbuild.Message): Problem {
  return { file: location?.file ?? 'data', line: location?.line, message: text };
}

/** Files that would replace each other when a developer saves all files of the demo next to each other. */
function findEqualNames(demo: DemoSource, files: readonly string[], projectDirectory: string): Problem[] {
  const byName = new Map<string, string>();
  const problems: Problem[] = [];
  for (const file of files) {
    const name = getShownName(demo, file);
    const first = byName.get(name);
    byName.set(name, first ?? file);
    if (first) {
      const [shown, other] = [first, file].map((one) => path.relative(projectDirectory, one));
      problems.push({
        file: path.relative(projectDirectory, demo.file),
        message: `The demo imports two files named \`${name}\`: ${shown} and ${other}. Rename one of them.`,
      });
    }
  }
  return problems;
}

/** An import of the demo by itself, of which nothing comes. */
function findOwnImport(entry: string, input: esbuild.Metafile['inputs'][string] | undefined): Problem[] {
  return input?.imports.some((imported) => imported.path === entry)
    ? [{ file: entry, message: 'The demo imports itself. Remove the import.' }]
    : [];
}

/** A file of a package: `dayjs/locale/de`, `@mui/x-data-grid/locales`. */
const PACKAGE_FILE = /^((?:@[^/]+\/)?[^./@][^/]*)\/.+$/;

/** Packages without `exports`: their files are named by their paths. */
function hasExports(require: NodeJS.Require, packageName: string): boolean {
  return (require(`${packageName}/package.json`) as { exports?: unknown }).exports !== undefined;
}

/** `dayjs/locale/de` -> `dayjs/locale/de.js`: Node.js adds no extension, as bundlers do where a package has no `exports`. */
const nameFilesInFull: esbuild.Plugin = {
  name: 'name-files-in-full',
  setup(build) {
    build.onResolve({ filter: PACKAGE_FILE }, ({ path: name, resolveDir, kind }) => {
      if (kind === 'entry-point') {
        return undefined;
      }
      const require = createRequire(path.join(resolveDir, 'demo.js'));
      try {
        const [, packageName] = PACKAGE_FILE.exec(name)!;
        if (hasExports(require, packageName!)) {
          return undefined;
        }
        const extension = path.extname(require.resolve(name));
        return { path: name.endsWith(extension) ? name : name + extension, external: true };
      } catch {
        // It is not installed, which the renderer says; or its manifest is not exported, as the files are then.
        return undefined;
      }
    });
  },
};

/**
 * Bundles each demo with the files that it imports into one module for the renderer processes.
 *
 * @param outDirectory must lie inside the project, so that the packages are found from there
 * @returns by demo key; without the demos of a page where one has an error, and without those of a
 * product whose server has one
 */
export async function bundleDemos(
  demos: readonly DemoSource[],
  outDirectory: string,
  { projectDirectory, problems }: BundleOptions,
): Promise<Map<string, BundledDemo>> {
  const entryPoints = demos.map((demo) => ({ in: demo.file, out: getDemoKey(demo) }));
  const result = await esbuild
    .build({
      absWorkingDir: projectDirectory,
      entryPoints,
      outdir: outDirectory,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      plugins: [nameFilesInFull],
      metafile: true,
      logLevel: 'silent',
    })
    .catch((failure: esbuild.BuildFailure) => failure);
  if (result instanceof Error) {
    const errors = result.errors.map(toProblem);
    problems.push(...errors);
    const isBroken = ({ pageId }: DemoSource) => errors.some(({ file }) => isOwnFile(file, [pageId]));
    const others = demos.filter((demo) => !isBroken(demo));
    return others.length < demos.length
      ? bundleDemos(others, outDirectory, { projectDirectory, problems })
      : new Map();
  }

  const graph = toModuleGraph(result.metafile);
  const bundled = new Map<string, BundledDemo>();
  for (const demo of demos) {
    const module = path.join(outDirectory, `${getDemoKey(demo)}.mjs`);
    const entry = path.relative(projectDirectory, demo.file);
    // Style sheets, which are in no bundle, are files of the demo too.
    const { files, packages } = getClosure(graph, [entry]);
    const siblings = files
      .filter((file) => file !== entry)
      .map((file) => path.resolve(projectDirectory, file))
      .toSorted();
    const own = [demo.file, ...siblings];
    problems.push(
      ...findEqualNames(demo, own, projectDirectory),
      ...findOwnImport(entry, result.metafile.inputs[entry]),
    );
    bundled.set(getDemoKey(demo), { module, files: own, packages });
  }
  return bundled;
}
