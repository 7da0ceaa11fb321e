import fs from 'node:fs/promises';
import path from 'node:path';
import type { CompiledPage } from '../../../shared/page/page';
import { getPlaygroundHref, type PlaygroundFile } from '../../../shared/prop-playground/playgroundFile';
import { isSourcesFile } from '../../../shared/paths/sourcesHref';
import { writeIfChanged } from '../../base/store/siteFiles';
import { readCompleteTexts } from '../../base/texts/readTexts';

/** `'charts/bars/MonthlyBars.zh.json'` */
const PLAYGROUND_FILE = /^[^.]+\.\w+\.json$/;

/**
 * Writes what the browser loads of each prop playground, in each language, to `public/demos`.
 *
 * @param options.keepsOthers leaves what was written of other pages where it is; otherwise it is removed
 */
export async function writePlaygrounds(
  projectDirectory: string,
  pages: readonly CompiledPage[],
  { keepsOthers = false }: { keepsOthers?: boolean } = {},
): Promise<void> {
  const publicDirectory = path.join(projectDirectory, 'public');
  const written = new Set<string>();
  const write = async (href: string, content: PlaygroundFile) => {
    const target = path.join(publicDirectory, href);
    written.add(target);
    await writeIfChanged(target, JSON.stringify(content));
  };
  for (const { language, blocks } of pages) {
    for (const block of blocks) {
      if (block.kind === 'demo' && block.demo.playground) {
        const { pageId, name, title = name, playground } = block.demo;
        const { groups, code, hasDates } = playground;
        const key = `${pageId}/${name}`;
        await write(getPlaygroundHref(key, language), {
          groups,
          code,
          title,
          texts: readCompleteTexts('propPlayground', language),
          ...(hasDates && { hasDates }),
        });
      }
    }
  }
  const directory = path.join(publicDirectory, 'demos');
  const names = keepsOthers ? [] : await fs.readdir(directory, { recursive: true }).catch(() => []);
  for (const name of names) {
    const file = path.join(directory, name);
    const base = path.basename(name);
    if (PLAYGROUND_FILE.test(base) && !isSourcesFile(base) && !written.has(file)) {
      await fs.rm(file);
    }
  }
}
