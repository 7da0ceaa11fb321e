import { expect, type Locator } from '@playwright/test';

export const title = 'Buttons with the hour and the minute select the view, and follow the clock.';

export default async function test(demo: Locator): Promise<void> {
  const face = demo.getByRole('listbox');
  const hour = demo.getByRole('button', { name: /^Hour/ });
  const minute = demo.getByRole('button', { name: /^Minute/ });
  await expect(hour).toHaveText('Hour 07');
  await expect(minute).toHaveText('Minute 15');
  await minute.click();
  await expect(face).toHaveAccessibleName('Select minutes. Selected time is 07:15');
  await face.press('ArrowUp');
  await expect(minute).toHaveText('Minute 16');
  await hour.click();
  await expect(face).toHaveAccessibleName('Select hours. Selected time is 07:16');
  await face.press('ArrowUp');
  await expect(hour).toHaveText('Hour 08');
  await face.press('Enter');
  await expect(minute).toHaveAttribute('aria-pressed', 'true');
  await expect(hour).toHaveAttribute('aria-pressed', 'false');
}
