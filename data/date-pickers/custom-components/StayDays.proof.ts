import { expect, type Locator } from '@playwright/test';

export const claim =
  'The own day shows the ends of the range and of the preview, reports the pointer, and only the last day can be dragged.';

export default async function prove(demo: Locator): Promise<void> {
  const open = demo.getByRole('button', { name: /^Choose range/ });
  const popup = demo.page().getByRole('dialog');
  const day = (date: number) =>
    popup.getByRole('gridcell').filter({ hasText: new RegExp(`^${date}(?!\\d)`) });
  await open.click();
  await expect(day(12)).toHaveText('12in');
  await expect(day(15)).toHaveText('15out');
  await expect(day(15)).toHaveAttribute('draggable', 'true');
  await expect(day(12)).not.toHaveAttribute('draggable', 'true');
  await day(20).click();
  await expect(day(20)).toHaveText('20in');
  await day(22).hover();
  await expect(demo.getByText('Pointer at Friday, 22 May')).toBeVisible();
  await expect(day(22)).toHaveText('22out?');
  await day(22).click();
  await expect(popup).toBeHidden();
  await open.click();
  await expect(day(22)).toHaveText('22out');
  await expect(day(12)).toHaveText('12');
}
