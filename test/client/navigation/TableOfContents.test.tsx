import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TableOfContents, TableOfContentsBar } from '../../../src/client/navigation/TableOfContents';
import { LanguageProvider } from '../../../src/client/providers/language/LanguageProvider';
import { readTranslations } from '../../../src/node/base/texts/readTexts';

const html = renderToStaticMarkup(
  <LanguageProvider language="en" translations={readTranslations('interface')}>
    <TableOfContentsBar />
    <TableOfContents path="/x/react-charts/bars/" toc={[{ id: 'stacking', text: 'Stacking', level: 2 }]} />
  </LanguageProvider>,
);
const $ = load(html, null, false);

describe('TableOfContents', () => {
  it('is the navigation with the name that tools look for, and links with the address of the page', () => {
    const links = $('nav[aria-label="Page table of contents"] a').toArray();
    expect(links.map(({ attribs }) => attribs.href)).toEqual(['/x/react-charts/bars/#stacking']);
  });

  it('opens from its bar without JavaScript', () => {
    expect($('button').attr('popovertarget')).toBe($('nav[popover]').attr('id'));
  });
});
