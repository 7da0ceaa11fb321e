import fs from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import type { CompiledPage } from '../../../shared/page/page';

/** Sheets of what few pages show, by name. They are in these pages: in the sheet of the site, every page would load them. */
export const SHEETS = {
  landing: 'src/client/layout/landing.css',
  health: 'src/client/health-page/healthPage.css',
  swatches: 'src/client/components/swatches.css',
  gallery: 'src/client/page/gallery.css',
  palette: 'src/client/palette-page/palettePage.css',
  propPlayground: 'src/client/prop-playground/propPlayground.css',
} as const;

export type RareSheet = keyof typeof SHEETS;

async function minify(file: string): Promise<string> {
  const text = await fs.readFile(path.join(process.cwd(), file), 'utf8');
  return (await esbuild.transform(text, { loader: 'css', minify: true })).code.trim();
}

/** Reads such sheets, minified, for the head of a page; undefined for none. */
export async function loadRareStyles(names: readonly RareSheet[]): Promise<string | undefined> {
  const texts = names.map((name) => minify(SHEETS[name]));
  return names.length > 0 ? (await Promise.all(texts)).join('') : undefined;
}

/** Lists the rare sheets that a guide needs. */
export function listRareSheets({ blocks }: Pick<CompiledPage, 'blocks'>): RareSheet[] {
  const hasPalette = blocks.some((block) => block.kind === 'html' && block.html.includes('palette-editor'));
  const hasGallery = blocks.some(
    (block) => block.kind === 'html' && block.html.includes('<div class="gallery">'),
  );
  const hasPlayground = blocks.some((block) => block.kind === 'demo' && block.demo.playground);
  return [
    ...(hasPalette ? (['swatches', 'palette'] as const) : []),
    ...(hasGallery ? (['gallery'] as const) : []),
    ...(hasPlayground ? (['propPlayground'] as const) : []),
  ];
}
