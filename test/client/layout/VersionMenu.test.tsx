import { load } from 'cheerio';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VersionMenu } from '../../../src/client/layout/VersionMenu';
import { LanguageProvider } from '../../../src/client/providers/language/LanguageProvider';
import type { VersionLink } from '../../../src/shared/page/pageProps';
import { readTranslations } from '../../../src/node/base/texts/readTexts';

const translations = readTranslations('interface');

function draw(versions: VersionLink[], props: Partial<ComponentProps<typeof VersionMenu>> = {}) {
  const html = renderToStaticMarkup(
    <LanguageProvider language="en" translations={translations}>
      <VersionMenu versions={versions} {...props} />
    </LanguageProvider>,
  );
  return load(html, null, false);
}

const OLD = { text: 'v7', href: 'https://mui.com/x/' };
const CURRENT = { text: 'v8', href: '/x/', current: true };

describe('VersionMenu', () => {
  it('shows the current version wherever it is, else the first', () => {
    expect(draw([OLD, CURRENT])('#mui-version-selector').text()).toBe('v8');
    expect(draw([OLD, { text: 'v6', href: '/' }])('#mui-version-selector').text()).toBe('v7');
  });

  it('has an arrow when there is something to choose', () => {
    expect(draw([OLD, CURRENT])('#mui-version-selector .icon-chevron')).toHaveLength(1);
    expect(draw([CURRENT])('#mui-version-selector .icon-chevron')).toHaveLength(0);
  });

  it('is not there without versions', () => {
    expect(draw([]).html()).toBe('');
  });

  it('says what the links are: other sites, the first page', () => {
    const menu = draw([CURRENT, OLD], { product: 'Charts' })('#mui-version-menu');
    expect(menu.text()).toContain('mui.com');
    expect(menu.text()).toContain('first page of Charts on another site');
  });

  it('tells the version of the documentation from the package that the page describes', () => {
    const checkedAgainst = { package: '@mui/x-charts', version: '8.29.3' };
    const menu = draw([CURRENT, OLD], { checkedAgainst, suiteVersion: '8.29.3' })('#mui-version-menu');
    expect(menu.text()).toMatch(/^Version of this documentationv8It describes @mui\/x-charts@8\.29\.3/);
    expect(draw([CURRENT, OLD], { suiteVersion: '8.29.3' }).text()).toContain('It describes MUI X 8.29.3');
    expect(draw([CURRENT, OLD]).text()).not.toContain('describes');
  });
});
