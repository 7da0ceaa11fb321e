import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../../../../src/node/pages/markdown/loadPage';
import { createFolder } from '../../createFolder';

/** A project with a page and its translation. */
const createProject = (english = 'Bars') =>
  createFolder({ 'data/charts/bars/bars.md': english, 'data/charts/bars/bars.zh.md': '条形' });

describe('loadPage', () => {
  it('reads the English text', async () => {
    const project = await createProject();
    expect(await loadPage(project, 'charts/bars', 'en')).toMatchObject({
      pageId: 'charts/bars',
      directory: path.join(project, 'data/charts/bars'),
      text: { file: 'data/charts/bars/bars.md', markdown: 'Bars' },
      contentLanguage: 'en',
    });
  });

  it('reads a translation beside its original', async () => {
    const project = await createProject();
    expect(await loadPage(project, 'charts/bars', 'zh')).toMatchObject({
      text: { file: 'data/charts/bars/bars.zh.md', markdown: '条形' },
      english: { file: 'data/charts/bars/bars.md', markdown: 'Bars' },
      contentLanguage: 'zh',
    });
  });

  it('gives the English text while there is no translation', async () => {
    const project = await createFolder({ 'data/charts/bars/bars.md': 'Bars' });
    expect(await loadPage(project, 'charts/bars', 'zh')).toMatchObject({
      text: { file: 'data/charts/bars/bars.md', markdown: 'Bars' },
      contentLanguage: 'en',
    });
  });

  it('names the revision of the English text as git does', async () => {
    const project = await createProject('Bars – €');
    const { englishRevision } = await loadPage(project, 'charts/bars', 'zh');
    const file = path.join(project, 'data/charts/bars/bars.md');
    expect(englishRevision).toBe(execFileSync('git', ['hash-object', file], { encoding: 'utf8' }).trim());
  });

  it('says which file is missing', async () => {
    const project = await createFolder({ 'data/charts/bars/Bars.tsx': '' });
    await expect(loadPage(project, 'charts/bars', 'en')).rejects.toThrow(
      'data/charts/bars: the folder of a page holds bars.md.',
    );
  });
});
