import { expect, type Locator } from '@playwright/test';

export const title = 'Arrows show the minutes and then the hours again, without a change of the time.';

export default async function test(demo: Locator): Promise<void> {
  const face = demo.getByRole('listbox');
  const previous = demo.getByRole('button', { name: 'Open previous view' });
  const next = demo.getByRole('button', { name: 'Open next view' });
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(face).toHaveAccessibleName('Select minutes. Selected time is 16:30');
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(face).toHaveAccessibleName('Select hours. Selected time is 16:30');
}
