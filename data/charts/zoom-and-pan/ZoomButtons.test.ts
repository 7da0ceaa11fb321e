import { expect, type Locator } from '@playwright/test';
import { waitForFrames } from '../../../e2e/demos/frameSteps';

export const title =
  'Buttons pan to earlier and to later days, stop at the last day, and show all days. They work with the keyboard.';

export default async function test(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  const readDays = () =>
    labels.evaluateAll((items) =>
      items.map((item) => `${item.textContent} ${Math.round(item.getBoundingClientRect().left)}`).join(),
    );
  const press = async (name: string) => {
    const before = await readDays();
    await demo.getByRole('button', { name, exact: true }).press('Enter');
    await expect.poll(readDays).not.toBe(before);
  };
  const first = await readDays();
  await press('Earlier');
  await press('Later');
  await expect.poll(readDays).toBe(first);
  // From 40-70 to 70-100 in three steps. The fourth has no effect.
  await press('Later');
  await press('Later');
  await press('Later');
  const last = await readDays();
  await demo.getByRole('button', { name: 'Later', exact: true }).press('Enter');
  await press('Earlier');
  await press('Later');
  await expect.poll(readDays).toBe(last);
  await press('Reset');
  // All days are visible, so that nothing is left to pan to.
  const all = await readDays();
  await demo.getByRole('button', { name: 'Earlier', exact: true }).press('Enter');
  await waitForFrames(demo.page());
  expect(await readDays()).toBe(all);
}
