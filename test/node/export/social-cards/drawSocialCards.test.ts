import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSocialCards } from '../../../../src/node/export/social-cards/drawSocialCards';
import type { CompiledPage } from '../../../../src/shared/page/page';
import { createFolder } from '../../createFolder';
import { createPage } from '../../site/createPage';

/** A project of two pages, of which one is translated. */
async function createProject(): Promise<{ project: string; pages: CompiledPage[] }> {
  const project = await createFolder({
    'package.json': JSON.stringify({ version: '8.0.0' }),
    'src/client/theme/tokens.css': await fs.readFile('src/client/theme/tokens.css', 'utf8'),
  });
  const rows = { pathname: '/x/react-data-grid/rows' };
  const start: Partial<CompiledPage> = { pathname: '/x', title: 'Start' };
  const pages = [
    createPage(rows),
    createPage(start),
    createPage({ ...rows, language: 'zh', contentLanguage: 'zh', title: '行' }),
    createPage({ ...start, language: 'zh' }),
  ];
  return { project, pages };
}

describe('drawSocialCards', () => {
  it('draws a card for each page and language, one where a page is not translated', async () => {
    const { project, pages } = await createProject();
    const { pictures, rendered } = await drawSocialCards(project, pages);
    expect(rendered).toBe(3);
    expect([...pictures.keys()].toSorted()).toEqual([
      '/social-cards/x.png',
      '/social-cards/x/react-data-grid/rows.png',
      '/social-cards/zh/x/react-data-grid/rows.png',
    ]);
    const { format } = await sharp(pictures.get('/social-cards/x.png')).metadata();
    expect(format).toBe('png');
  });

  it('renders what has changed: nothing, a title, the colors, the version of the documentation', async () => {
    const { project, pages } = await createProject();
    const [rows] = pages;
    const card = [rows!];
    const { pictures } = await drawSocialCards(project, card);
    expect(await drawSocialCards(project, card)).toEqual({ pictures, rendered: 0 });
    expect(await drawSocialCards(project, [{ ...rows!, title: 'All rows' }])).toMatchObject({ rendered: 1 });
    const tokens = path.join(project, 'src/client/theme/tokens.css');
    const colors = await fs.readFile(tokens, 'utf8');
    await fs.writeFile(tokens, colors.replace('--accent: #75b8ff', '--accent: #75b8fe'));
    expect(await drawSocialCards(project, card)).toMatchObject({ rendered: 1 });
    await fs.writeFile(path.join(project, 'package.json'), JSON.stringify({ version: '8.0.1' }));
    expect(await drawSocialCards(project, card)).toMatchObject({ rendered: 1 });
  });
});
