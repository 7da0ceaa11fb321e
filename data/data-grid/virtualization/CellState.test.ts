import { expect, type Locator } from '@playwright/test';

export const title =
  'A checkbox with its own state is unchecked after scrolling away and back, unless its row contains the focus; one with state outside stays checked.';

export default async function test(demo: Locator): Promise<void> {
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  const box = (name: string) => demo.getByRole('checkbox', { name, exact: true });
  const scrollAway = async () => {
    await scroller.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await expect(box('Sensor 60, state outside')).toBeVisible();
    await expect(box('Sensor 2, state outside')).toHaveCount(0);
  };
  const scrollBack = async () => {
    await scroller.evaluate((element) => element.scrollTo({ top: 0 }));
    await expect(box('Sensor 2, state outside')).toBeVisible();
  };

  await box('Sensor 2, state outside').check();
  await box('Sensor 2, state in the cell').check();
  // The focus moves to another row.
  await box('Sensor 3, state in the cell').check();
  await scrollAway();
  // The row with the focus stays in the DOM, invisible.
  await expect(demo.locator('[data-id="3"]')).toHaveCount(1);
  await expect(demo.locator('[data-id="3"]')).toHaveCSS('opacity', '0');
  await scrollBack();
  await expect(box('Sensor 2, state outside')).toBeChecked();
  await expect(box('Sensor 2, state in the cell')).not.toBeChecked();
  await expect(box('Sensor 3, state in the cell')).toBeChecked();
}
