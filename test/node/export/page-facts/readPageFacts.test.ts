import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPageFacts } from '../../../../src/node/export/page-facts/readPageFacts';
import { hashScript } from '../../../../src/node/base/files/hash';

const read = (html: string) => readPageFacts('/x/rows/', html);

describe('readPageFacts', () => {
  it.each([
    ['<script>a()</script>', ['a()']],
    ['<script>a()</script><p><script type="module">b()</script>', ['a()', 'b()']],
    ["<script type='text/javascript'>a()</script>", ['a()']],
    ['<SCRIPT>a()</SCRIPT>', ['a()']],
    // The parser of a browser ends no script at a tag in its text, and decodes nothing.
    ['<script>a("<p>&amp;</p>")</script>', ['a("<p>&amp;</p>")']],
    ['<script type="speculationrules">{}</script>', ['{}']],
    ['<script src="/a.js" defer=""></script>', []],
    ['<script id="__NEXT_DATA__" type="application/json">{}</script>', []],
    ['<script>\n a\n</script>', ['\n a\n']],
    ['<pre>&lt;script&gt;a()&lt;/script&gt;</pre>', []],
    ['<p title="<script>a()</script>">', []],
    ['<!-- <script>a()</script> -->', []],
  ])('hashes the scripts of %s', async (html, scripts) => {
    expect((await read(html)).scriptHashes).toEqual(scripts.map(hashScript));
  });

  it('counts the HTML as it is transferred', async () => {
    const html = '<p>Rows</p>'.repeat(500);
    expect((await read(html)).htmlSize).toBe(gzipSync(html, { level: 6 }).length);
  });

  it('lists what the browser fetches, once', async () => {
    const { assets } = await read(`<script src="/a.js"></script><script nomodule src="/old.js"></script>
      <link rel="stylesheet" href="/app.css"><link rel="stylesheet" href="/app.css">
      <link rel="preload" as="font" href="/a.woff2"><script src="https://example.com/a.js"></script>`);
    expect(assets).toEqual({
      scripts: ['/a.js'],
      styles: ['/app.css'],
      fonts: ['/a.woff2'],
      hasDemos: false,
    });
  });

  it('knows whether the page has demos', async () => {
    expect((await read('<div class="demo-stage wide"></div>')).assets.hasDemos).toBe(true);
  });

  it('decodes attributes as a browser does', async () => {
    const { links } = await read('<h2 id="a&amp;b">A</h2><a href="/x/?a=1&amp;b=2">B</a>');
    expect(links).toMatchObject({ ids: ['a&b'], references: ['/x/?a=1&b=2'] });
  });

  it('lists ids that several elements have, outside of demos', async () => {
    const { links } = await read(
      '<h2 id="rows"></h2><p id="rows"></p><div class="demo-stage"><i id="-tea"></i><i id="-tea"></i></div>',
    );
    expect(links.repeatedIds).toEqual(['rows']);
  });

  describe('finds what is wrong with the outline:', () => {
    const PAGE = '<html lang="en"><nav aria-label="menu"></nav><main id="main-content"><h1>Rows</h1></main>';

    it.each([
      ['nothing', PAGE, []],
      ['no language', PAGE.replace(' lang="en"', ''), ['`<html>` has no `lang`']],
      ['no h1', PAGE.replaceAll('h1', 'h2'), ['it has 0 `h1`']],
      ['two h1', `${PAGE}<h1>Rows</h1>`, ['it has 2 `h1`']],
      ['two main', `${PAGE}<main></main>`, ['it has 2 `main`']],
      [
        'a navigation without a name',
        `${PAGE}<nav></nav>`,
        ['a `nav` has the name "", which tells it from no other'],
      ],
      [
        'two navigations with one name',
        `${PAGE}<nav aria-label="menu"></nav>`,
        ['a `nav` has the name "menu", which tells it from no other'],
      ],
      [
        'a reference to nothing',
        `${PAGE}<b aria-describedby="main-content gone"></b>`,
        ['nothing has the id `gone` that an element refers to'],
      ],
      [
        'nothing in the references of a demo',
        `${PAGE}<b class="demo-stage" aria-describedby="gone"></b>`,
        [],
      ],
      ['nothing in a document that is no page', '<html lang="en"><h1>A</h1><h1>B</h1>', []],
    ])('%s', async (_, html, expected) => {
      expect((await read(html)).faults).toEqual(expected);
    });
  });
});
