import { expect, type Locator } from '@playwright/test';

export const claim =
  'The trigger item lists one bar, axis lists the whole category, and none opens no tooltip.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const tooltip = page.getByRole('tooltip');
  const bar = demo.locator('.MuiBarElement-series-auto-generated-id-1').nth(1);
  const select = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  const moveAboveBar = async () => {
    await bar.scrollIntoViewIfNeeded();
    const box = (await bar.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y - 10);
  };

  await bar.hover();
  await expect(tooltip).toContainText(/South.*140/s);
  await expect(tooltip).not.toContainText('North');
  await moveAboveBar();
  await expect(tooltip).toHaveCount(0);

  await select('axis');
  await bar.hover();
  await expect(tooltip).toContainText(/Q2.*North.*178.*South.*140/s);
  await moveAboveBar();
  await expect(tooltip).toContainText(/Q2.*North.*178.*South.*140/s);

  await select('none');
  await bar.hover();
  await expect(tooltip).toHaveCount(0);
}
