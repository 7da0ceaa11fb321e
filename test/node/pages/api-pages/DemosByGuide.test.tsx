import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../../../src/client/providers/language/LanguageProvider';
import { ApiViewProvider } from '../../../../src/node/pages/api-pages/ApiViewContext';
import { DemosByGuide } from '../../../../src/node/pages/api-pages/views/DemosByGuide';
import { getBuildTranslations } from '../../../../src/node/base/texts/buildTranslations';
import type { Language } from '../../../../src/shared/languages/languages';
import { pathnameToHref } from '../../../../src/shared/paths/pathnameToHref';

const BARS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'SixthBars', 'Seventh'];
const DEMOS = [
  { pathname: '/x/react-charts/bars', name: BARS[0]! },
  { pathname: '/x/react-charts/lines', name: 'Alone' },
  ...BARS.slice(1).map((name) => ({ pathname: '/x/react-charts/bars', name })),
];

function render(language: Language) {
  const view = {
    slug: '',
    getTypeHref: () => undefined,
    renderDoc: String,
    getHref: (pathname: string) => pathnameToHref(pathname, language),
    getCode: String,
    getDemos: () => [],
  };
  return load(
    renderToStaticMarkup(
      <LanguageProvider language={language} translations={getBuildTranslations()}>
        <ApiViewProvider value={view}>
          <DemosByGuide demos={DEMOS} />
        </ApiViewProvider>
      </LanguageProvider>,
    ),
  );
}

it('names each guide once, in the language of the page, and leads to it', () => {
  const links = render('zh')('dt a');
  expect(links.map((_, link) => link.attribs.href).get()).toEqual([
    '/zh/x/react-charts/bars/',
    '/zh/x/react-charts/lines/',
  ]);
  expect(links.first().text()).toMatch(/\p{Script=Han}/u);
});

it('shows five demos of a guide, and folds the others', () => {
  const $ = render('en');
  const [bars, lines] = $('dd').get();
  expect($('> .api-demos a', bars).text()).toBe('FirstSecondThirdFourthFifth');
  expect($('summary', bars).text()).toBe('2 more');
  expect($('details:not([open]) a', bars).first().attr('href')).toBe('/x/react-charts/bars/#SixthBars.tsx');
  expect($('details', lines)).toHaveLength(0);
});
