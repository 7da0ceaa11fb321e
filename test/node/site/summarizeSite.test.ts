import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFile } from '../../../src/node/base/files/writeFile';
import { isSummarized, summarizeSite, replacePages } from '../../../src/node/site/summarizeSite';
import { NO_PAGES, writeCompiledPages } from '../../../src/node/base/store/sitePages';
import { createFolder } from '../createFolder';

const createText = (title: string, body = 'Text.') =>
  `---\ntitle: ${title}\ndescription: All about ${title}.\n---\n\n${body}\n`;

const FILES = {
  'data/charts/bars/bars.md': createText('Bars'),
  'data/charts/bars/bars.zh.md': createText('柱状图'),
  'data/charts/lines/lines.md': createText('Lines'),
};

const listTitles = ({ pages }: Awaited<ReturnType<typeof summarizeSite>>) =>
  pages.guides.map(({ language, title }) => `${language} ${title}`);

describe('the summary of a site', () => {
  it('has the titles of all guides in all languages, before anything is compiled', async () => {
    const summary = await summarizeSite(await createFolder(FILES));
    expect(summary.ids).toEqual(['charts/bars', 'charts/lines']);
    expect(listTitles(summary)).toEqual(['en Bars', 'en Lines', 'zh 柱状图', 'zh Lines']);
    expect(summary.isComplete).toBe(false);
  });

  it('has the headings of the last compilation, and the titles on disk', async () => {
    const project = await createFolder(FILES);
    const { pages } = await summarizeSite(project);
    const toc = [{ id: 'stacked', text: 'Stacked', level: 2 as const }];
    const compiled = pages.guides.map((page) => ({ ...page, title: 'Before', toc }));
    await writeCompiledPages(project, { ...NO_PAGES, guides: compiled });
    const summary = await summarizeSite(project);
    expect(summary.isComplete).toBe(true);
    expect(summary.pages.guides[0]).toMatchObject({ title: 'Bars', toc });
  });

  it('keeps the page of the last compilation where the front matter is wrong, and drops guides that are gone', async () => {
    const project = await createFolder(FILES);
    await writeCompiledPages(project, { ...NO_PAGES, guides: (await summarizeSite(project)).pages.guides });
    await fs.writeFile(path.join(project, 'data/charts/bars/bars.md'), 'No front matter.');
    await fs.rm(path.join(project, 'data/charts/lines'), { recursive: true });
    expect(listTitles(await summarizeSite(project))).toEqual(['zh 柱状图', 'en Bars']);
  });
});

describe('a summary is that of what is on disk', () => {
  const change = async (file: string, text: string) => {
    const project = await createFolder(FILES);
    const summary = await summarizeSite(project);
    await writeFile(path.join(project, file), text);
    return isSummarized(project, summary, ['charts/bars']);
  };

  it.each([
    ['a text changes', 'data/charts/bars/bars.md', createText('Bars', 'Other text.'), true],
    ['a page has lost its front matter', 'data/charts/bars/bars.md', 'Text.', true],
    ['a title changes', 'data/charts/bars/bars.zh.md', createText('条形图'), false],
    ['a guide comes', 'data/charts/pie/pie.md', createText('Pie'), false],
  ])('when %s: %s', async (_, file, text, expected) => {
    expect(await change(file, text)).toBe(expected);
  });
});

it('pages take the place of those of the same guide and language', async () => {
  const { pages } = await summarizeSite(await createFolder(FILES));
  const changed = { ...pages.guides[2]!, title: '条形图' };
  expect(replacePages(pages.guides, [changed]).map(({ title }) => title)).toEqual([
    'Bars',
    'Lines',
    '条形图',
    'Lines',
  ]);
});
