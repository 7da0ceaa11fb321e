import type { Locator } from '@playwright/test';

/** Runs in the page: replaces each text of an element by a copy in two `font` elements. */
function translateTexts(root: Element): void {
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
}

/**
 * Does to an element what translators in browsers do to a page: each text is replaced by a copy in two `font`
 * elements. Code, fields and what says that it is not to be translated stay as they are.
 */
export async function translate(element: Locator): Promise<void> {
  await element.evaluate(translateTexts);
}

/** Translates the snapshot of a demo as soon as a reset has put it back, before React sees it. */
export async function translateNextSnapshot(stage: Locator): Promise<void> {
  await stage.evaluate(`(element) => {
    ${translateTexts.toString()}
    new MutationObserver((_, observer) => {
      observer.disconnect();
      translateTexts(element);
    }).observe(element, { childList: true });
  }`);
}
