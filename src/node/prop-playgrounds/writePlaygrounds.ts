import fs from 'node:fs/promises';
import path from 'node:path';
import type { CompiledPage } from '../../shared/page';
import { getPlaygroundHref, type PlaygroundFile } from '../../shared/prop-playground/playgroundFile';
import { isSourcesFile } from '../../shared/sourcesHref';
import { writeIfChanged } from '../store/siteFiles';
import { readCompleteTexts } from '../texts/readTexts';

/** `'charts/bars/MonthlyBars.zh.json'` */
const PLAYGROUND_FILE = /^[^.]+\.\w+\.json$/;

/**
 * Writes what the browser loads of each prop playground, in each language, to `public/demos`, and removes what is left of
 * others.
 *
 * @param pages all pages, in all languages
 */
export async function writePlaygrounds(
  projectDirectory: string,
  pages: readonly CompiledPage[],
): Promise<void> {
  const publicDirectory = path.join(projectDirectory, 'public');
  const written = new Set<string>();
  for (const { language, blocks } of pages) {
    for (const block of blocks) {
      if (block.kind === 'demo' && block.demo.playground) {
        const { pageId, name, title = name, playground } = block.demo;
        const { groups, code } = playground;
        const content: PlaygroundFile = {
          groups,
          code,
          title,
          texts: readCompleteTexts('propPlayground', language),
        };
        const target = path.join(publicDirectory, getPlaygroundHref(`${pageId}/${name}`, language));
        written.add(target);
        await writeIfChanged(target, JSON.stringify(content));
      }
    }
  }
  const directory = path.join(publicDirectory, 'demos');
  for (const name of await fs.readdir(directory, { recursive: true }).catch(() => [])) {
    const file = path.join(directory, name);
    const base = path.basename(name);
    if (PLAYGROUND_FILE.test(base) && !isSourcesFile(base) && !written.has(file)) {
      await fs.rm(file);
    }
  }
}
