import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writePlaygrounds } from '../../../../src/node/pages/prop-playgrounds/writePlaygrounds';
import type { CodeTemplate } from '../../../../src/shared/prop-playground/codeTemplate';
import type { CompiledPage, PagePlayground } from '../../../../src/shared/page/page';
import type { Language } from '../../../../src/shared/languages/languages';
import { createFolder } from '../../createFolder';

const TEMPLATE: CodeTemplate = {
  before: [['import dayjs;']],
  tag: 'Picker',
  attributes: [],
  after: [],
  indent: 0,
  isReturned: false,
};

function createPage(language: Language, playground: Partial<PagePlayground>): CompiledPage {
  const demo = {
    pageId: 'pickers',
    name: 'Arrival',
    playground: { groups: [], code: TEMPLATE, ...playground },
  };
  return { language, blocks: [{ kind: 'demo', key: 'demo', demo }] } as unknown as CompiledPage;
}

async function write(
  folder: string,
  playground: Partial<PagePlayground>,
  keeps = (_pageId: string) => false,
) {
  await writePlaygrounds(folder, [createPage('en', playground), createPage('zh', playground)], keeps);
  const directory = path.join(folder, 'public/demos');
  const files = await fs.readdir(directory, { recursive: true });
  const readJson = async (name: string) =>
    JSON.parse(await fs.readFile(path.join(directory, name), 'utf8')) as Record<string, unknown>;
  return { names: files.filter((name) => name.endsWith('.json')).toSorted(), readJson };
}

describe('writePlaygrounds', () => {
  it('writes a file for each language', async () => {
    const folder = await createFolder();
    const { names, readJson } = await write(folder, { hasDates: true });
    expect(names).toEqual(['pickers/Arrival.en.json', 'pickers/Arrival.zh.json']);
    expect(await readJson('pickers/Arrival.en.json')).toMatchObject({ code: TEMPLATE, hasDates: true });
  });

  it('removes what is left of others, and nothing of demos', async () => {
    const folder = await createFolder({
      'public/demos/pickers/Gone.en.json': '{}',
      'public/demos/pickers/Demo.json': '{}',
      'public/demos/pickers/Demo.date-fns.json': '{}',
    });
    const { names, readJson } = await write(folder, {});
    expect(names).toEqual([
      'pickers/Arrival.en.json',
      'pickers/Arrival.zh.json',
      'pickers/Demo.date-fns.json',
      'pickers/Demo.json',
    ]);
    expect(await readJson('pickers/Arrival.en.json')).not.toHaveProperty('hasDates');
  });
});
