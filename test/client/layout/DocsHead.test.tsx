import { load } from 'cheerio';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DocsHead } from '../../../src/client/layout/DocsHead';
import type { CompiledPage } from '../../../src/shared/page/page';
import type { LayoutProps } from '../../../src/shared/page/pageProps';
import { createPage } from '../../node/site/createPage';

const LAYOUT = {
  browserTitle: 'Bars - MUI X',
  canonicalAs: '/x/react-charts/bars/',
  productId: 'x-charts',
  productCategoryId: 'x',
} as LayoutProps;

/** The elements that a page puts into the head. */
function draw(page: Partial<CompiledPage>) {
  let head: ReactElement[] = [];
  const manager = {
    updateHead: (elements: ReactElement[]) => {
      head = elements;
    },
    mountedInstances: new Set<ReactElement>(),
  };
  renderToStaticMarkup(
    <HeadManagerContext value={manager}>
      <DocsHead page={createPage(page)} layout={LAYOUT} />
    </HeadManagerContext>,
  );
  const html = renderToStaticMarkup(
    <>
      {head.map((element, index) => (
        <Fragment key={index}>{element}</Fragment>
      ))}
    </>,
  );
  return load(`<head>${html}</head>`);
}

const ENGLISH: Partial<CompiledPage> = { languages: ['en', 'zh'], description: 'Bars of a chart.' };
const CHINESE: Partial<CompiledPage> = { ...ENGLISH, language: 'zh', contentLanguage: 'zh' };
/** A Chinese address that shows the English text. */
const UNTRANSLATED: Partial<CompiledPage> = { ...CHINESE, contentLanguage: 'en', languages: ['en'] };

function readLinks(page: Partial<CompiledPage>) {
  const $ = draw(page);
  return {
    canonical: $('link[rel="canonical"]').attr('href'),
    alternates: Object.fromEntries(
      $('link[rel="alternate"][hreflang]')
        .toArray()
        .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]),
    ),
  };
}

describe('DocsHead', () => {
  it.each([
    ['an English page', ENGLISH, '/x/react-data-grid/rows.md'],
    ['a Chinese page', CHINESE, '/zh/x/react-data-grid/rows.md'],
    ['a page that is not translated yet', UNTRANSLATED, '/x/react-data-grid/rows.md'],
  ])('leads from %s to its markdown export', (_, page, href) => {
    expect(draw(page)('link[type="text/markdown"]').attr()).toMatchObject({ rel: 'alternate', href });
  });

  it('names the product and its category', () => {
    const $ = draw(ENGLISH);
    expect($('meta[name="mui:productId"]').attr('content')).toBe('x-charts');
    expect($('meta[name="mui:productCategoryId"]').attr('content')).toBe('x');
  });

  it('says how wide the page is, and which color the browser takes in each mode', () => {
    const $ = draw(ENGLISH);
    expect($('meta[name="viewport"]').attr('content')).toBe('initial-scale=1, width=device-width');
    const colors = $('meta[name="theme-color"]').toArray();
    expect(colors.map((meta) => [$(meta).attr('media'), $(meta).attr('content')])).toEqual([
      ['(prefers-color-scheme: light)', 'hsl(210, 100%, 42%)'],
      ['(prefers-color-scheme: dark)', 'hsl(210, 14%, 7%)'],
    ]);
  });

  it.each(['og', 'twitter'])('has title, description and picture for %s', (name) => {
    const $ = draw(ENGLISH);
    const read = (key: string) =>
      $(`meta[property="${name}:${key}"], meta[name="${name}:${key}"]`).attr('content');
    expect(read('title')).toBe('Bars - MUI X');
    expect(read('description')).toBe('Bars of a chart.');
    expect(read('image')).toBe('https://mui.com/social-cards/x/react-data-grid/rows.png');
  });

  it('says how large the picture is, what it shows, and that it is to be shown large', () => {
    const $ = draw(ENGLISH);
    expect($('meta[property="og:image:width"]').attr('content')).toBe('1200');
    expect($('meta[property="og:image:height"]').attr('content')).toBe('630');
    expect($('meta[property="og:image:alt"]').attr('content')).toBe('Bars - MUI X');
    expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image');
  });

  it.each([
    ['a Chinese page', CHINESE, '/social-cards/zh/x/react-data-grid/rows.png'],
    ['a page that is not translated yet', UNTRANSLATED, '/social-cards/x/react-data-grid/rows.png'],
  ])('has the picture in the language of the text for %s', (_, page, pathname) => {
    expect(draw(page)('meta[property="og:image"]').attr('content')).toBe(`https://mui.com${pathname}`);
  });

  it('describes the page, and says which language and version search should put it under', () => {
    const $ = draw(CHINESE);
    expect($('title').text()).toBe('Bars - MUI X');
    expect($('meta[name="description"]').attr('content')).toBe('Bars of a chart.');
    expect($('meta[name="docsearch:language"]').attr('content')).toBe('zh');
    expect($('meta[name="docsearch:version"]').attr('content')).toBe('master');
  });

  const english = 'https://mui.com/x/react-charts/bars/';
  const chinese = 'https://mui.com/zh/x/react-charts/bars/';

  it('links the page in every language', () => {
    const alternates = { 'x-default': english, en: english, zh: chinese };
    expect(readLinks(ENGLISH)).toEqual({ canonical: english, alternates });
    expect(readLinks(CHINESE)).toEqual({ canonical: chinese, alternates });
  });

  it('leaves a page without translation out of the languages', () => {
    expect(readLinks({ ...ENGLISH, languages: ['en'] })).toEqual({
      canonical: english,
      alternates: { 'x-default': english, en: english },
    });
  });

  it('sends search engines from an address that shows the English text to the English page', () => {
    expect(readLinks(UNTRANSLATED)).toEqual({ canonical: english, alternates: { 'x-default': english } });
  });
});
