import { expect, it } from 'vitest';
import { groupPages } from '../../../../src/node/export/markdown/groupPages';
import { renderLlmsIndex } from '../../../../src/node/export/markdown/renderLlmsIndex';
import { createPage } from '../../site/createPage';

const SITE = { packages: { '@mui/x-charts': '8.29.3' }, docsVersion: '8.0.0-alpha.5' };

const PAGES = [
  createPage({ pathname: '/x/customization/color', title: 'Color' }),
  createPage({ pathname: '/x/api/charts/bar-plot', title: 'BarPlot API' }),
  createPage({ pathname: '/x/react-charts/bars', title: 'Bars [new]', description: 'Draws bars.' }),
  createPage({ pathname: '/x/react-charts', title: 'Charts' }),
  createPage({ pathname: '/x/react-charts/errors', title: 'Errors' }),
  createPage({ pathname: '/x/react-charts/bars/components-api', tab: 'components-api' }),
];

it('groups pages as the menu does, those that are in no menu last, and leaves tabs out', () => {
  const groups = groupPages(PAGES).map(({ title, pages }) => [title, ...pages.map((page) => page.title)]);
  expect(groups).toEqual([
    ['Charts', 'Charts', 'Bars [new]', 'Errors'],
    ['Charts API', 'BarPlot API'],
    ['More', 'Color'],
  ]);
});

it('is a list of links by section, below a summary', () => {
  const text = renderLlmsIndex(groupPages(PAGES), 'Components for React.', SITE);
  expect(text).toMatch(/^# MUI X\n\n> Components for React\.\n\nDocumentation 8\.0\.0-alpha\.5, /);
  expect(text).toContain('- [Charts](https://mui.com/x/react-charts/llms-full.txt)\n');
  expect(text).toContain('\n## Charts\n\n- [Charts](https://mui.com/x/react-charts.md)');
  expect(text).toContain('- [Bars \\[new\\]](https://mui.com/x/react-charts/bars.md): Draws bars.\n');
});
