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
 * @param keeps whether what was written of other playgrounds of a guide stays; absent where all of it does
 */
export async function writePlaygrounds(
  projectDirectory: string,
  pages: readonly CompiledPage[],
  keeps?: (pageId: string) => boolean,
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
  if (!keeps) {
    return;
  }
  const directory = path.join(publicDirectory, 'demos');
  const names = await fs.readdir(directory, { recursive: true }).catch(() => []);
  for (const name of names) {
    const file = path.join(directory, name);
    const base = path.basename(name);
    if (
      PLAYGROUND_FILE.test(base) &&
      !isSourcesFile(base) &&
      !written.has(file) &&
      !keeps(path.dirname(name))
    ) {
      await fs.rm(file);
    }
  }
}
