import { expect, type Locator } from '@playwright/test';

export const title =
  'While a refresh runs, the toolbar says so, and afterwards that the rows are up to date.';

export default async function test(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  await expect(status).toHaveText('Up to date');
  await expect(demo.locator('[role="gridcell"][data-field="customer"]')).toHaveCount(3);
  const texts = await demo.evaluateHandle((element) => {
    const seen: string[] = [];
    const observer = new MutationObserver(() => {
      const text = element.querySelector('output')?.textContent ?? '';
      if (text !== seen.at(-1)) {
        seen.push(text);
      }
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return seen;
  });
  await demo.getByRole('button', { name: 'Refresh' }).click();
  const readTexts = () => texts.evaluate((seen) => seen.join(', '));
  await expect.poll(readTexts).toContain('Loading…, Up to date');
}
