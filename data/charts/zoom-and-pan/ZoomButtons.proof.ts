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
  const clickUntilDisabled = (button: Locator) =>
    expect(async () => {
      if (await button.isEnabled()) {
        await button.click({ timeout: 1000 });
      }
      await expect(button).toBeDisabled({ timeout: 200 });
    }).toPass({ intervals: [20] });
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
  await clickUntilDisabled(zoomOut);
  await expect.poll(readDays).toBe(all);
  await clickUntilDisabled(zoomIn);
  await press('Reset');
  await expect(zoomIn).toBeEnabled();
}
