import { expect, test } from './support/test';

// Of the HTML and its styles alone, in a window where text and demos do not end together.
test.use({ javaScriptEnabled: false, viewport: { width: 1920, height: 900 } });

/** A page of text, one of pictures, one of demos and of details, one of an API. */
const PAGES = [
  '/x/introduction/installation/',
  '/x/whats-new/',
  '/x/react-date-pickers/',
  '/x/api/tree-view/rich-tree-view/',
];

for (const address of PAGES) {
  test(`${address} has two right edges: that of text, and that of all else`, async ({ page }) => {
    await page.goto(address);
    const edges = await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('.details')) {
        details.open = true;
      }
      // What sticks has a margin for the marks of rows below it, which cannot be seen.
      const parts = document.querySelectorAll(
        '.page-top, .description, .prose > :not(.api-search), .api-filter, .demo, .footer',
      );
      const found: Record<number, string> = {};
      for (const part of parts) {
        const { right, width, height } = part.getBoundingClientRect();
        if (width > 1 && height > 0) {
          found[Math.round(right)] = `${part.localName}.${part.className}`;
        }
      }
      return found;
    });
    expect(Object.keys(edges), JSON.stringify(edges)).toHaveLength(2);
  });
}
