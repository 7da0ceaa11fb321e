import { expect, type Locator } from '@playwright/test';

export const claim =
  'The buttons work with the keyboard. The toolbar zooms in until minSpan, then its button is disabled. Methods of the chart pan and show all days.';

export default async function prove(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  const readDays = () =>
    labels.evaluateAll((items) =>
      items.map((item) => `${item.textContent} ${Math.round(item.getBoundingClientRect().left)}`).join(),
    );
  const zoomIn = demo.getByRole('button', { name: 'Show fewer days' });
  const zoomOut = demo.getByRole('button', { name: 'Show more days' });
  /** Each press waits for its result: the labels moved, or the button is disabled. */
  const pressUntilDisabled = async (button: Locator) => {
    for (let presses = 0; presses < 40 && (await button.isEnabled()); presses += 1) {
      const before = await readDays();
      await button.press('Enter');
      await expect.poll(async () => (await button.isDisabled()) || (await readDays()) !== before).toBe(true);
    }
    await expect(button).toBeDisabled();
  };
  const press = async (name: string) => {
    const before = await readDays();
    await demo.getByRole('button', { name, exact: true }).press('Enter');
    await expect.poll(readDays).not.toBe(before);
  };
  await press('Earlier');
  await press('Later');
  await press('Reset');
  const all = await readDays();
  await press('Show fewer days');
  await press('Show more days');
  await pressUntilDisabled(zoomOut);
  await expect.poll(readDays).toBe(all);
  await pressUntilDisabled(zoomIn);
  await press('Reset');
  await expect(zoomIn).toBeEnabled();
}
