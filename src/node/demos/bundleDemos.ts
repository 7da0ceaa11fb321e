import path from 'node:path';
import * as esbuild from 'esbuild';
import { ProblemsError } from '../problems/problem';
import { getDemoKey, type DemoSource } from './demoSource';

export interface BundledDemo {
  /** Absolute path of a module that Node can import; packages stay outside. */
  module: string;
  /** Absolute paths of the demo's own files: the demo first, then what it imports from its folder. */
  files: string[];
}

/** The files that a module imports, and those that these import; style sheets, which are in no bundle, too. */
function listImports({ inputs }: esbuild.Metafile, entry: string): string[] {
  const found = new Set([entry]);
  // A set is walked in the order in which it grows.
  for (const file of found) {
    for (const { path: target, external } of inputs[file]?.imports ?? []) {
      if (!external) {
        found.add(target);
      }
    }
  }
  return [...found].slice(1);
}

/**
 * Bundles each demo with its siblings into one module for the renderer processes.
 *
 * @param outDirectory must lie inside the project, so that the packages are found from there
 * @returns by demo key
 * @throws ProblemsError with file and line for each import that does not resolve and each syntax error
 */
export async function bundleDemos(
  demos: DemoSource[],
  outDirectory: string,
  projectDirectory: string,
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
      metafile: true,
      logLevel: 'silent',
    })
    .catch((error: esbuild.BuildFailure) => {
      throw new ProblemsError(
        error.errors.map(({ text, location }) => ({
          file: location?.file ?? 'data',
          line: location?.line,
          message: text,
        })),
      );
    });

  const bundled = new Map<string, BundledDemo>();
  for (const demo of demos) {
    const module = path.join(outDirectory, `${getDemoKey(demo)}.mjs`);
    const entry = path.relative(projectDirectory, demo.file);
    const siblings = listImports(result.metafile, entry).map((input) =>
      path.resolve(projectDirectory, input),
    );
    bundled.set(getDemoKey(demo), { module, files: [demo.file, ...siblings.toSorted()] });
  }
  return bundled;
}
