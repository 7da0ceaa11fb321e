import { expect, it } from 'vitest';
import { SAMPLE, SAMPLE_SIZE, sampleRoutes } from '../../../e2e/support/sampleRoutes';

const OTHERS = ['/x/react-tree-view/quickstart/', '/zh/x/react-tree-view/quickstart/'];
const ROUTES = [...SAMPLE, ...OTHERS];

it('is one page of each kind where nothing has changed', () => {
  expect(sampleRoutes(ROUTES, ['src/client/theme/tokens.ts'])).toEqual(SAMPLE);
});

it.each([
  ['both languages of a page of which a demo has changed', 'Handbook.tsx', OTHERS],
  ['the English page of which the text has changed', 'quickstart.md', OTHERS.slice(0, 1)],
  ['the Chinese page of which the text has changed', 'quickstart.zh.md', OTHERS.slice(1)],
  ['no page of which only a proof has changed', 'Handbook.proof.ts', []],
])('has %s', (_, file, expected) => {
  const chosen = sampleRoutes(ROUTES, [`data/tree-view/quickstart/${file}`]);
  expect(chosen.filter((route) => OTHERS.includes(route))).toEqual(expected);
});

it('is bounded when everything has changed', () => {
  const many = [...SAMPLE, ...Array.from({ length: 100 }, (_, index) => `/x/react-charts/page-${index}/`)];
  const files = many.map((_, index) => `data/charts/page-${index}/page-${index}.md`);
  expect(sampleRoutes(many, files)).toHaveLength(SAMPLE_SIZE);
});

it('says which page of a kind is gone', () => {
  expect(() => sampleRoutes(ROUTES.slice(1), [])).toThrow(/the build has no \/x\/\. Write another page/);
});
