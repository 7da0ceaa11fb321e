import type { Locator } from '@playwright/test';

/**
 * Does to an element what translators in browsers do to a page: each text is replaced by a copy in two `font`
 * elements. Code, fields and what says that it is not to be translated stay as they are.
 */
export async function translate(element: Locator): Promise<void> {
  await element.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts) {
      const isLeft = text.parentElement?.closest(
        'font, svg, script, style, code, pre, textarea, [translate=no]',
      );
      if (!isLeft && text.data.trim() !== '') {
        const font = document.createElement('font');
        font.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(font);
      }
    }
  });
}
