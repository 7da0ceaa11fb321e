import { expect, it } from 'vitest';
import { chooseDemos } from '../../../e2e/mutate/chooseDemos';
import type { ListedDemo } from '../../../src/node/site/health/listDemos';

const create = (pageId: string, name: string, address: string) =>
  ({ key: `${pageId}/${name}`, address, demo: { pageId, name } }) as ListedDemo;

const DEMOS = [
  create('charts/bars', 'Stacked', '/x/react-charts/bars/'),
  create('charts/bars', 'Colors', '/x/react-charts/bars/'),
  create('charts/lines', 'Stacked', '/x/react-charts/lines/'),
];

it.each([
  ['charts/bars/Stacked', ['charts/bars/Stacked']],
  ['charts/bars', ['charts/bars/Stacked', 'charts/bars/Colors']],
  ['/x/react-charts/bars/', ['charts/bars/Stacked', 'charts/bars/Colors']],
  ['/x/react-charts/lines', ['charts/lines/Stacked']],
])('%s', (name, expected) => {
  expect(chooseDemos(DEMOS, name).map(({ key }) => key)).toEqual(expected);
});

it.each([
  [undefined, /^Name a page or a demo/],
  ['charts/bars/Stack', 'charts/bars has no demo Stack. It has Stacked, Colors.'],
  ['charts/bar', /^No page with demos is charts\/bar\. Did you mean `charts\/bars`/],
  ['/x/react-charts/bar/', /Did you mean `\/x\/react-charts\/bars\/`/],
])('%s is an error that says what there is', (name, message) => {
  expect(() => chooseDemos(DEMOS, name)).toThrow(message);
});
