import { expect, type Locator } from '@playwright/test';

export const title = 'The form is submitted only if both dates are set and in order.';

export default async function test(demo: Locator): Promise<void> {
  const submit = demo.getByRole('button', { name: 'Request' });
  const message = demo.getByText('Enter the first and the last day.');
  const input = demo.locator('input');
  const months = demo.getByRole('spinbutton', { name: 'Month' });
  const type = async (part: 'start' | 'end', digits: string) => {
    await (part === 'start' ? months.first() : months.last()).click();
    await demo.page().keyboard.type(digits);
  };
  await submit.click();
  await expect(message).toBeVisible();
  await type('start', '05112026');
  await expect(message).toBeHidden();
  await submit.click();
  await expect(message).toBeVisible();
  await type('end', '05102026');
  await expect(input).toHaveValue('05/11/2026 – 05/10/2026');
  await expect(message).toBeHidden();
  await submit.click();
  await expect(message).toBeVisible();
  await type('end', '05152026');
  await expect(input).toHaveValue('05/11/2026 – 05/15/2026');
  await expect(message).toBeHidden();
  await submit.click();
  await expect(message).toBeHidden();
  await expect(demo.getByRole('status')).toHaveText('Requested: 2026-05-11 to 2026-05-15');
}
