import fs from 'node:fs/promises';
import path from 'node:path';
import type { OtherDateLibrary } from '../../../shared/demo/dateLibraries';
import type { CompiledPage } from '../../../shared/page/page';
import type { CodeTemplate } from '../../../shared/prop-playground/codeTemplate';
import {
  getPlaygroundCodeHref,
  getPlaygroundHref,
  type PlaygroundFile,
} from '../../../shared/prop-playground/playgroundFile';
import { isSourcesFile } from '../../../shared/paths/sourcesHref';
import { writeIfChanged } from '../../base/store/siteFiles';
import { readCompleteTexts } from '../../base/texts/readTexts';

/** `'charts/bars/MonthlyBars.zh.json'`, `'date-pickers/playground/Arrival.code.date-fns.json'` */
const PLAYGROUND_FILE = /^[^.]+\.(\w+|code\.[\w-]+)\.json$/;

/**
 * Writes what the browser loads of each prop playground, in each language, and its code with each date library, to
 * `public/demos`.
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
  const write = async (href: string, content: PlaygroundFile | CodeTemplate) => {
    const target = path.join(publicDirectory, href);
    written.add(target);
    await writeIfChanged(target, JSON.stringify(content));
  };
  for (const { language, blocks } of pages) {
    for (const block of blocks) {
      if (block.kind === 'demo' && block.demo.playground) {
        const { pageId, name, title = name, playground } = block.demo;
        const { groups, code, dateCodes } = playground;
        const key = `${pageId}/${name}`;
        await write(getPlaygroundHref(key, language), {
          groups,
          code,
          title,
          texts: readCompleteTexts('propPlayground', language),
          ...(dateCodes && { dateLibraries: Object.keys(dateCodes) as OtherDateLibrary[] }),
        });
        for (const [library, template] of Object.entries(dateCodes ?? {})) {
          await write(getPlaygroundCodeHref(key, library as OtherDateLibrary), template);
        }
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
