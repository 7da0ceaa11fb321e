import { expect, type Page } from '@playwright/test';

/**
 * Presses the keys of pasting, and gives the page this text in place of what is in the clipboard, which other tests
 * write as well.
 */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((data) => {
    const replaceText = (event: ClipboardEvent) => {
      event.stopImmediatePropagation();
      event.preventDefault();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data);
      const options = { clipboardData, bubbles: true, cancelable: true };
      event.target!.dispatchEvent(new ClipboardEvent('paste', options));
    };
    window.addEventListener('paste', replaceText, { capture: true, once: true });
  }, text);
  await page.keyboard.press('ControlOrMeta+v');
}

/** Expects that the page writes this text to the clipboard; the text does not get there. */
export async function expectCopied(page: Page, copy: () => Promise<void>, text: string): Promise<void> {
  const copied = await page.evaluateHandle(() => {
    const result = { text: '' };
    navigator.clipboard.writeText = (data) => {
      result.text = data;
      return Promise.resolve();
    };
    return result;
  });
  try {
    await copy();
    await expect.poll(() => copied.evaluate((result) => result.text)).toBe(text);
  } finally {
    await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  }
}
