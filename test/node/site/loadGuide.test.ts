import { describe, expect, it } from 'vitest';
import { loadGuide } from '../../../src/node/site/loadGuide';
import { createFolder } from '../createFolder';

const PAGE = [
  '---',
  'title: Bars',
  'description: A chart with bars that a developer can show, stack and label in a few lines of code of their own.',
  'components: [BarChart]',
  "packages: ['@mui/x-charts']",
  '---',
  '',
  '## Stack bars',
  '',
  '```ts',
  'stack();',
  '```',
].join('\n');

describe('loadGuide', () => {
  it('keeps the fences of a text, whose tree is changed when it is compiled', async () => {
    const directory = await createFolder({ 'data/charts/bars/bars.md': PAGE });
    const guide = await loadGuide(directory, 'charts/bars', []);
    guide!.english.parsed.tree.children = [{ type: 'paragraph', children: [] }];
    expect(guide!.fences.flat().map(({ code }) => code)).toEqual(['stack();']);
  });
});
