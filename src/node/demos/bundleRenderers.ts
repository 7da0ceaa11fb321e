import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import type { Renderer } from './startRenderer';

type RendererModule = Renderer | 'snapshotProcess';

const ENTRIES: Readonly<Record<RendererModule, string>> = {
  snapshotProcess: 'snapshotProcess.ts',
  renderToMarkup: 'render/renderToMarkup.tsx',
  renderToPicture: 'render/renderToPicture.tsx',
};

/**
 * Compiles the renderers, the theme and the providers of demos among it, and the process that gives them demos, into one
 * module each: a process that compiles TypeScript itself takes seconds longer to start, since every module that it loads
 * passes through a hook.
 *
 * @param outDirectory must lie inside the project, so that the packages, which stay outside, are found from there
 * @returns absolute paths of the modules
 */
export async function bundleRenderers(outDirectory: string): Promise<Record<RendererModule, string>> {
  const names = Object.keys(ENTRIES) as RendererModule[];
  await esbuild.build({
    entryPoints: names.map((name) => ({
      in: fileURLToPath(new URL(ENTRIES[name], import.meta.url)),
      out: name,
    })),
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
  const paths = names.map((name) => [name, path.join(outDirectory, `${name}.mjs`)]);
  return Object.fromEntries(paths) as Record<RendererModule, string>;
}
