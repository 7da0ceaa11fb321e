import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { products, suite } from '../../../data/products';
import manifest from '../../../package.json';
import { VersionMenu } from '../../../src/client/layout/VersionMenu';
import { LanguageProvider } from '../../../src/client/providers/language/LanguageProvider';
import { LANGUAGES } from '../../../src/shared/languages';
import type { VersionLink } from '../../../src/shared/pageProps';
import { getProductIdentifier } from '../../../src/shared/paths/getProductIdentifier';
import { readTranslations } from '../../../src/node/texts/readTexts';

const translations = readTranslations('interface');

function draw(versions: VersionLink[]) {
  const html = renderToStaticMarkup(
    <LanguageProvider language="en" translations={translations}>
      <VersionMenu versions={versions} />
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
    expect(draw([OLD, CURRENT])('#mui-version-selector svg')).toHaveLength(1);
    expect(draw([CURRENT])('#mui-version-selector svg')).toHaveLength(0);
  });

  it('is not there without versions', () => {
    expect(draw([]).html()).toBe('');
  });

  it('marks the current version, which only closes the menu', () => {
    const current = draw([OLD, CURRENT])('#mui-version-menu [aria-current="true"]');
    expect(current.text()).toBe('v8');
    expect(current.is('button[popovertarget="mui-version-menu"][popovertargetaction="hide"]')).toBe(true);
    expect(current.find('svg')).toHaveLength(1);
  });

  it('links the other versions in the same tab', () => {
    const links = draw([OLD, CURRENT])('#mui-version-menu a');
    expect(links.toArray().map(({ attribs }) => attribs.href)).toEqual([OLD.href]);
    expect(links.is('[target]')).toBe(false);
  });

  const cases = [...products.map(({ id }) => id), 'null'].flatMap((productId) =>
    LANGUAGES.map((language) => [productId, language] as const),
  );

  it.each(cases)(
    'shows every version of %s in %s, the current one from package.json',
    (productId, language) => {
      const docsVersion = manifest.version;
      const { versions } = getProductIdentifier({ productId, language, docsVersion, products, suite });
      const $ = draw(versions);
      expect($('#mui-version-selector').text()).toBe('v8.0.0-alpha.5');
      const links = $('#mui-version-menu a').toArray();
      expect(links.map(({ attribs }) => attribs.href)).toEqual(versions.slice(1).map(({ href }) => href));
      expect(links.map((link) => $(link).text())).toEqual(versions.slice(1).map(({ text }) => text));
    },
  );
});
