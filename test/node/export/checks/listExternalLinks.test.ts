import { expect, it } from 'vitest';
import { listExternalLinks } from '../../../../src/node/export/checks/listExternalLinks';
import { readPageFacts } from '../../../../src/node/export/page-facts/readPageFacts';

it('lists the links of texts to other sites, with the pages that they are on', async () => {
  const html = `<nav><a href="https://mui.com/store/">Store</a></nav>
      <article><p><a href="https://react.dev/learn">React</a> <a href="#">Top</a></p>
      <div class="demo-stage"><a href="https://example.com/">Order</a></div>
      <p class="page-meta"><a href="https://github.com/mui/mui-x">Edit</a></p></article>`;
  const more = '<article><a href="https://dayjs.org/">Day.js</a></article>';
  const pages = [await readPageFacts('/x/rows/', html), await readPageFacts('/x/columns/', html + more)];
  expect(listExternalLinks(pages)).toEqual([
    { href: 'https://dayjs.org/', pages: ['/x/columns/'] },
    { href: 'https://react.dev/learn', pages: ['/x/rows/', '/x/columns/'] },
  ]);
});
