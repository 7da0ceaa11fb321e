import { expect, type Locator } from '@playwright/test';

/**
 * Waits until clicks reach a demo again. After a drag that changed the width of a column the Data Grid stops all
 * clicks in the document for a moment.
 */
export async function expectClickable(demo: Locator): Promise<void> {
  const receivesClick = () =>
    demo.evaluate((element) => {
      let isReceived = false;
      element.addEventListener('click', () => (isReceived = true), { once: true });
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return isReceived;
    });
  await expect.poll(receivesClick, { intervals: [20] }).toBe(true);
}
