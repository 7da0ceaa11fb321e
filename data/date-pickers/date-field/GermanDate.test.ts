import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title = 'The locale sets the order, the placeholders and the names of months.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const birth = demo.getByRole('group', { name: 'Geburtsdatum' });
  const wedding = demo.getByRole('group', { name: 'Hochzeit' });
  const { keyboard } = demo.page();
  await expect(birth.getByRole('spinbutton')).toHaveText(['TT', 'MM', 'JJJJ']);
  await birth.getByRole('spinbutton').first().click();
  await keyboard.type('17041990');
  await expect(demo.locator('input').first()).toHaveValue('17.04.1990');
  await expect(demo.locator('input').last()).toHaveValue(getFieldText('09. Mai 2026', direction));
  await wedding.getByRole('spinbutton').nth(1).click();
  await keyboard.type('o');
  await expect(demo.locator('input').last()).toHaveValue(getFieldText('09. Oktober 2026', direction));
}
