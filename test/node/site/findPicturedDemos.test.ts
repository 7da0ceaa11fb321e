import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPicturedDemos } from '../../../src/node/site/findPicturedDemos';
import { loadGuide } from '../../../src/node/site/loadGuide';
import { createFolder } from '../createFolder';

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: What charts show, and how users read it on a screen that is small, with a keyboard or by ear.\n---\n\n${body}\n`;

const DEMO = 'export default function Demo() { return null; }';

async function find(...links: string[]): Promise<[string, string][]> {
  const project = await createFolder({
    'data/charts/bars/bars.md': page(
      'Bars',
      '::demo{src="All.tsx"}\n\n## Stacked\n\n::demo{src="Stacked.tsx"}\n\n## Size\n\nText.',
    ),
    'data/charts/bars/All.tsx': DEMO,
    'data/charts/bars/Stacked.tsx': DEMO,
    'data/charts/examples/examples.md': page(
      'Examples',
      [':::gallery', '', ...links.map((link) => `- [Name](${link})`), '', ':::'].join('\n'),
    ),
  });
  const guide = (await loadGuide(project, 'charts/examples', []))!;
  const found = await findPicturedDemos([guide], {
    projectDirectory: project,
    pageIds: ['charts/bars', 'charts/examples'],
  });
  return [...found].map(([href, { file }]) => [href, path.relative(project, file)]);
}

describe('findPicturedDemos', () => {
  it('finds demos of pages and sections that are not compiled', async () => {
    expect(await find('/x/react-charts/bars/', '/x/react-charts/bars/#stacked')).toEqual([
      ['/x/react-charts/bars/', 'data/charts/bars/All.tsx'],
      ['/x/react-charts/bars/#stacked', 'data/charts/bars/Stacked.tsx'],
    ]);
  });

  it.each(['/x/react-charts/bars/#size', '/x/react-charts/bars/#gone', '/x/react-charts/gone/'])(
    'finds none for %s',
    async (href) => {
      expect(await find(href)).toEqual([]);
    },
  );
});
