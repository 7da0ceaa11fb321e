import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { listAnchors } from '../src/node/pages/legacy-anchors/listAnchors';
import { parsePageMap } from '../src/node/pages/legacy-anchors/parsePageMap';
import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

/** Pages with their maps: one whose subjects are all on the page, one with subjects that are elsewhere. */
const PAGES = [
  { address: '/x/react-data-grid/quickstart/', map: 'data/data-grid/quickstart/quickstart.anchors.yaml' },
  { address: '/x/react-tree-view/quickstart/', map: 'data/tree-view/quickstart/quickstart.anchors.yaml' },
];

function readAnchors(map: string) {
  const text = readFileSync(new URL(`../${map}`, import.meta.url), 'utf8');
  return listAnchors(parsePageMap({ file: map, text }, []));
}

for (const { address, map } of PAGES) {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`every earlier id of ${address} leads to its subject`, async ({ page }) => {
      await page.goto(address);
      for (const { id, href } of readAnchors(map)) {
        await page.goto(`${address}#${id}`);
        const target = page.locator(':target');
        await expect(target, id).toHaveId(id);
        const holder = target.locator(
          'xpath=ancestor-or-self::*[self::h2 or self::h3 or self::a or self::p or self::details][1]',
        );
        if (href.startsWith('/')) {
          await expect(holder, id).toHaveAttribute('href', href);
        } else if (href !== '#') {
          // Details have the id on their content.
          const named = holder.locator('xpath=self::*[not(self::details)] | ./div[@id]');
          await expect(named, id).toHaveId(href.slice(1));
        }
        await expect(holder, id).toBeInViewport();
      }
    });
  });

  test(`every earlier id of /zh${address} is at its subject`, async ({ request }) => {
    const page = load(await (await request.get(`/zh${address}`)).text());
    for (const { id, href } of readAnchors(map)) {
      const target = page(`[id="${id}"]`);
      expect(target, id).toHaveLength(1);
      const holder = target.closest('h2, h3, a, p, details');
      expect(holder, id).toHaveLength(1);
      if (href.startsWith('/')) {
        expect(holder.attr('href'), id).toBe(`/zh${href}`);
      } else if (href !== '#') {
        const named = holder.is('details') ? holder.children('div') : holder;
        expect(named.attr('id'), id).toBe(href.slice(1));
      }
    }
  });
}

test('an earlier id scrolls to the same place as the heading', async ({ page }) => {
  await page.goto('/x/react-data-grid/quickstart/#2-install-the-grid');
  const heading = page.locator('[id="2-install-the-grid"]');
  // Text is as high as its font says.
  const place = await page.evaluate(() => document.fonts.ready.then(() => scrollY));
  await page.goto('/x/introduction/');
  await page.goto('/x/react-data-grid/quickstart/#webpack');
  await expect(page.locator(':target')).toHaveId('webpack');
  await expect(heading).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('the link to a subject that moved is marked, and leads there', async ({ page }) => {
  await page.goto('/x/react-tree-view/quickstart/#theme-augmentation');
  const link = page.getByRole('link', { name: 'Installation: Theme types' });
  await expect(link).toBeInViewport();
  await expect(link).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expectAccessible(page, 'article');
  await link.click();
  await expect(page).toHaveURL('/x/introduction/installation/#theme-types');
});
