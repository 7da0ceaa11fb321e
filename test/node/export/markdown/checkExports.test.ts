import { expect, it } from 'vitest';
import { checkExports } from '../../../../src/node/export/markdown/checkExports';
import { createPage } from '../../site/createPage';
import { createFolder } from '../../createFolder';

const FILE = 'data/charts/bars/bars.md';

it('names the line of what an export does not state, from the cache too', async () => {
  const project = await createFolder({
    'package.json': '{ "version": "8.0.0" }',
    [FILE]: '---\ntitle: Bars\n---\n\nText.\n\n## Colors\n',
  });
  // Cells of a table in markdown have no place for a heading.
  const html = '<table><tr><td><h2 id="colors">Colors</h2></td></tr></table>';
  const page = createPage({ sourceFile: FILE, blocks: [{ kind: 'html', key: 'a', html }] });
  const right = createPage({ blocks: [{ kind: 'html', key: 'a', html: '<h2 id="colors">Colors</h2>' }] });
  const others = [right, createPage({ ...page, language: 'zh' })];
  const expected = ['heading: “2 Colors” on the page', 'row of a table: “Colors” on the page'].map(
    (message) => ({ file: FILE, line: 7, message: expect.stringContaining(message) }),
  );
  expect(await checkExports(project, {}, [page, ...others])).toMatchObject(expected);
  expect(await checkExports(project, {}, [page, ...others])).toMatchObject(expected);
});
