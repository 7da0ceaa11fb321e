import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageTabs } from '../../../src/client/layout/PageTabs';
import { LanguageProvider } from '../../../src/client/providers/language/LanguageProvider';
import type { Language } from '../../../src/shared/languages/languages';
import type { CompiledPage } from '../../../src/shared/page/page';
import { readTranslations } from '../../../src/node/base/texts/readTexts';
import { createPage } from '../../node/site/createPage';

const translations = readTranslations('interface');

function draw(page: Partial<CompiledPage>, language: Language = 'en') {
  const html = renderToStaticMarkup(
    <LanguageProvider language={language} translations={translations}>
      <PageTabs page={createPage(page)} />
    </LanguageProvider>,
  );
  return load(html, null, false);
}

function readTabs(page: Partial<CompiledPage>, language?: Language) {
  const $ = draw(page, language);
  return $('nav.component-tabs a')
    .map((_, link) => ({
      text: $(link).text(),
      href: $(link).attr('href'),
      isCurrent: $(link).attr('aria-current') === 'page',
    }))
    .get();
}

const TABS = ['components-api', 'hooks-api'] as const;

describe('PageTabs', () => {
  it('renders nothing on a page that asks for no tabs', () => {
    expect(draw({}).html()).toBe('');
  });

  it('links the page and its tabs, the page itself marked', () => {
    expect(readTabs({ pathname: '/x/react-charts', tabs: [...TABS] })).toEqual([
      { text: 'Demos', href: '/x/react-charts/', isCurrent: true },
      { text: 'Components API', href: '/x/react-charts/components-api/', isCurrent: false },
      { text: 'Hooks API', href: '/x/react-charts/hooks-api/', isCurrent: false },
    ]);
  });

  it('marks the tab that is shown, in the user’s language', () => {
    const page = { pathname: '/x/react-charts/hooks-api', tabs: [...TABS], tab: TABS[1] };
    expect(readTabs({ ...page, language: 'zh' }, 'zh')).toEqual([
      { text: '示例', href: '/zh/x/react-charts/', isCurrent: false },
      { text: '组件 API', href: '/zh/x/react-charts/components-api/', isCurrent: false },
      { text: 'Hooks API', href: '/zh/x/react-charts/hooks-api/', isCurrent: true },
    ]);
  });

  it('names only the tabs that the page has', () => {
    expect(readTabs({ pathname: '/x/react-charts', tabs: ['hooks-api'] }).map(({ text }) => text)).toEqual([
      'Demos',
      'Hooks API',
    ]);
  });

  it('keeps search crawlers off the API tabs', () => {
    const $ = draw({ tabs: [...TABS] });
    expect($('a.skip-algolia-crawler').length).toBe(2);
    expect($('a[aria-current]').hasClass('skip-algolia-crawler')).toBe(false);
  });
});
