import { expect, it } from 'vitest';
import { createSiteIndex, type IndexedPage } from '../../../src/node/site/createSiteIndex';

const BARS: IndexedPage = {
  id: 'charts/bars',
  pathname: '/x/react-charts/bars',
  language: 'en',
  contentLanguage: 'en',
  title: 'Bars',
};

it('each page is listed once, with its titles in the languages in which it is written', () => {
  const lines = { ...BARS, id: 'charts/lines', pathname: '/x/react-charts/lines', title: 'Lines' };
  const index = createSiteIndex({
    pages: [
      BARS,
      lines,
      { ...BARS, language: 'zh', contentLanguage: 'zh', title: '柱状图' },
      { ...lines, language: 'zh' },
    ],
    iframeDemos: ['charts/bars/FullPage'],
    packages: [{ name: '@mui/x-charts', version: '8.29.3', license: 'MIT' }],
  });
  expect(index).toEqual({
    pages: [
      {
        id: 'charts/bars',
        pathname: '/x/react-charts/bars',
        title: 'Bars',
        titles: { en: 'Bars', zh: '柱状图' },
      },
      {
        id: 'charts/lines',
        pathname: '/x/react-charts/lines',
        title: 'Lines',
        titles: { en: 'Lines' },
      },
    ],
    iframeDemos: ['charts/bars/FullPage'],
    packages: { '@mui/x-charts': '8.29.3' },
  });
});
