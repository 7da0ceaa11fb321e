import { expect, type Locator } from '@playwright/test';

export const claim =
  'One input contains both dates. Two inputs have their own labels and a separator between them.';

export default async function prove(demo: Locator): Promise<void> {
  const { keyboard } = demo.page();
  const single = demo.locator('input').first();
  await expect(single).toHaveValue('05/11/2026 – 05/15/2026');
  await demo.getByRole('group', { name: 'Stay' }).getByRole('spinbutton', { name: 'Day' }).last().click();
  await keyboard.type('20');
  await expect(single).toHaveValue('05/11/2026 – 05/20/2026');

  const quiet = demo.getByRole('group', { name: 'Quiet hours' });
  await expect(quiet.getByText('to', { exact: true })).toBeVisible();
  const until = quiet.getByRole('group', { name: 'Quiet until' });
  await until.getByRole('spinbutton', { name: 'Minutes' }).click();
  await keyboard.type('45');
  await expect(demo.locator('input').last()).toHaveValue('23:45');
  await expect(demo.locator('input').nth(1)).toHaveValue('22:00');
}
