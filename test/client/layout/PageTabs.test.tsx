import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageTabs } from '../../../src/client/layout/PageTabs';
import { LanguageProvider } from '../../../src/client/providers/language/LanguageProvider';
import type { CompiledPage } from '../../../src/shared/page/page';
import { readTranslations } from '../../../src/node/base/texts/readTexts';
import { createPage } from '../../node/site/createPage';

const translations = readTranslations('interface');

const draw = (page: Partial<CompiledPage>) =>
  renderToStaticMarkup(
    <LanguageProvider language="en" translations={translations}>
      <PageTabs page={createPage(page)} />
    </LanguageProvider>,
  );

describe('PageTabs', () => {
  it('renders nothing on a page that asks for no tabs', () => {
    expect(draw({})).toBe('');
  });

  it('names only the tabs that the page has', () => {
    const tabs = load(draw({ pathname: '/x/react-charts', tabs: ['hooks-api'] }))('nav a').toArray();
    expect(tabs.map((tab) => load(tab).text())).toEqual(['Demos', 'Hooks API']);
  });
});
