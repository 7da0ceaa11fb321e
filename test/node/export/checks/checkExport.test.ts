import { describe, expect, it } from 'vitest';
import { checkExport } from '../../../../src/node/export/checks/checkExport';
import { readPageFacts } from '../../../../src/node/export/page-facts/readPageFacts';
import { createFolder } from '../../createFolder';

const COLUMNS = { address: '/x/columns/', html: '<h2 id="width">Width</h2>' };

/** Checks a page of the given body, beside `/x/columns/` and two static files. */
async function check(html: string) {
  const outDirectory = await createFolder({
    'static/a file.png': '',
    '_next/static/chunks/[...slug]-1.js': '',
    'x/columns/index.html': COLUMNS.html,
  });
  return checkExport(
    [await readPageFacts('/x/rows/', html), await readPageFacts(COLUMNS.address, COLUMNS.html)],
    outDirectory,
  );
}

describe('checkExport', () => {
  it.each([
    '<a href="/x/columns/">Columns</a>',
    '<a href="/x/columns/?tab=1#width">Columns</a>',
    '<a href="/x/rows/">Rows</a>',
    '<h2 id="height">Height</h2><a href="#height">Height</a>',
    '<a href="#">Top</a>',
    '<img src="/static/a%20file.png?v=2" alt="A file" width="20" height="10">',
    '<div class="demo-stage"><img src="/static/a%20file.png"></div>',
    '<script src="/_next/static/chunks/%5B...slug%5D-1.js"></script>',
    '<a href="https://react.dev/nothing">React</a>',
    '<a href="mailto:a@example.com">Write</a>',
    '<meta property="og:image" content="https://mui.com/static/a%20file.png">',
    '<meta property="og:image" content="https://example.com/card.png">',
    '<a href="https://mui.com/store/">Store</a>',
    // What is in a demo shows something and leads nowhere.
    '<div class="demo-stage"><a href="/orders">Orders</a></div>',
  ])('accepts %s', async (html) => {
    expect(await check(html)).toEqual([]);
  });

  it.each([
    [
      '<a href="/x/colums/">Columns</a>',
      '`/x/colums/` leads to nothing in the export. Correct the address, or put the file into `public/`.',
    ],
    // A folder is not a page without its slash.
    [
      '<a href="/x/columns">Columns</a>',
      '`/x/columns` leads to nothing in the export. Correct the address, or put the file into `public/`.',
    ],
    [
      '<a href="/x/columns/#height">Columns</a>',
      '`/x/columns/#height` names nothing on that page. Write the id of a heading or row there.',
    ],
    [
      '<h2 id="height">Height</h2><div class="demo-stage"><p id="height"></p></div>',
      'Several elements have the id `height`: links lead to the first. Give each its own.',
    ],
    [
      '<a href="#width">Width</a>',
      '`/x/rows/#width` names nothing on that page. Write the id of a heading or row there.',
    ],
    [
      '<img src="/static/b.png" alt="" width="1" height="1">',
      '`/static/b.png` leads to nothing in the export. Correct the address, or put the file into `public/`.',
    ],
    [
      '<img src="/static/a%20file.png" alt="A file">',
      'The image `/static/a%20file.png` lacks `width` and `height`.',
    ],
    [
      '<img src="/static/a%20file.png" width="20" height="10">',
      'The image `/static/a%20file.png` lacks `alt`.',
    ],
    [
      '<script src="/app.js"></script>',
      '`/app.js` leads to nothing in the export. Correct the address, or put the file into `public/`.',
    ],
    [
      '<link rel="stylesheet" href="/app.css">',
      '`/app.css` leads to nothing in the export. Correct the address, or put the file into `public/`.',
    ],
    [
      '<link rel="preload" as="font" href="/a.woff2">',
      '`/a.woff2` leads to nothing in the export. Correct the address, or put the file into `public/`.',
    ],
    [
      '<link rel="icon" href="/icon.svg">',
      '`/icon.svg` leads to nothing in the export. Correct the address, or put the file into `public/`.',
    ],
    [
      '<link rel="alternate" type="text/markdown" href="/x/rows.md">',
      '`/x/rows.md` leads to nothing in the export. Correct the address, or put the file into `public/`.',
    ],
    [
      '<meta property="og:image" content="https://mui.com/social-cards/x/rows.png">',
      '`/social-cards/x/rows.png` leads to nothing in the export. Correct the address, or put the file into `public/`.',
    ],
    [
      '<meta name="twitter:image" content="https://mui.com/social-cards/x/rows.png">',
      '`/social-cards/x/rows.png` leads to nothing in the export. Correct the address, or put the file into `public/`.',
    ],
    [
      '<a href="/x/100%/">All</a>',
      '`/x/100%/` leads to nothing in the export. Correct the address, or put the file into `public/`.',
    ],
  ])('reports %s', async (html, message) => {
    expect(await check(html)).toEqual([{ file: 'out/x/rows/', message }]);
  });

  it('reports a target once, however many pages name it', async () => {
    const html = '<a href="/x/nothing/">One</a><a href="/x/nothing/">Two</a>';
    const pages = ['/x/rows/', '/x/columns/'].map((address) => readPageFacts(address, html));
    const problems = await checkExport(await Promise.all(pages), await createFolder());
    expect(problems).toHaveLength(1);
  });

  it('accepts a link to a file that is written afterwards', async () => {
    const pages = [await readPageFacts('/x/rows/', '<a href="/x/report.json">Report</a>')];
    const problems = await checkExport(pages, await createFolder(), ['/x/report.json']);
    expect(problems).toEqual([]);
  });
});
