import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import type { Renderer } from './startRenderer';

const RENDERERS = ['renderToMarkup', 'renderToPicture'] as const satisfies readonly Renderer[];

/**
 * Compiles the renderers, the theme and the providers of demos among it, into one module each: a process that compiles
 * TypeScript itself takes seconds longer to start, since every module that it loads passes through a hook.
 *
 * @param outDirectory must lie inside the project, so that the packages, which stay outside, are found from there
 * @returns absolute paths of the modules
 */
export async function bundleRenderers(outDirectory: string): Promise<Record<Renderer, string>> {
  await esbuild.build({
    entryPoints: RENDERERS.map((name) => fileURLToPath(new URL(`render/${name}.tsx`, import.meta.url))),
    outdir: outDirectory,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Modules that are imported once the document exists stay modules of their own.
    splitting: true,
    chunkNames: '[name]-[hash]',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    target: 'node20',
  });
  const paths = RENDERERS.map((name) => [name, path.join(outDirectory, `${name}.mjs`)]);
  return Object.fromEntries(paths);
}
