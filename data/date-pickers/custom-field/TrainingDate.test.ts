import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'The key textField of slotProps changes the variant, the size and the helper text of the field.';

export default async function test(demo: Locator): Promise<void> {
  const group = demo.getByRole('group', { name: 'Training' });
  await expect(group).toHaveClass(/MuiPickersFilledInput-root/);
  await expect(group).toHaveClass(/inputSizeSmall/);
  await expect(group).toHaveAccessibleDescription('Mondays, 9 a.m.');
  await typeDate(demo, '05182026');
  await expect(demo.locator('input')).toHaveValue('05/18/2026');
}
