import { expect, type Locator } from '@playwright/test';

export const title =
  'The buttons of the toolbar work with the keyboard. They zoom out to all days and in to a tenth of them, and are then disabled.';

export default async function test(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  const readDays = () =>
    labels.evaluateAll((items) =>
      items.map((item) => `${item.textContent} ${Math.round(item.getBoundingClientRect().left)}`).join(),
    );
  // By their places: the names are in the language of the page.
  const buttons = demo.getByRole('toolbar').getByRole('button');
  const [zoomIn, zoomOut] = [buttons.nth(0), buttons.nth(1)];
  /** Each press waits for its result: the labels moved, or the button is disabled. */
  const pressUntilDisabled = async (button: Locator) => {
    for (let presses = 0; presses < 40 && (await button.isEnabled()); presses += 1) {
      const before = await readDays();
      await button.press('Enter');
      await expect.poll(async () => (await button.isDisabled()) || (await readDays()) !== before).toBe(true);
    }
    await expect(button).toBeDisabled();
  };
  const first = await readDays();
  await zoomIn.press('Enter');
  await expect.poll(readDays).not.toBe(first);
  await pressUntilDisabled(zoomOut);
  await expect(zoomIn).toBeEnabled();
  await pressUntilDisabled(zoomIn);
  await expect(zoomOut).toBeEnabled();
}
