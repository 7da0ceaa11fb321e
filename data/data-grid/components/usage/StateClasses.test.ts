import { expect, type Locator } from '@playwright/test';

export const title = 'A className function adds a class to the trigger while a filter is active.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const trigger = demo.getByRole('button', { name: 'Filters', exact: true });
  await expect(trigger).toHaveClass(/filter/);
  await expect(trigger).not.toHaveClass(/active/);
  await trigger.click();
  const value = page.getByRole('textbox', { name: 'Value' });
  await value.fill('Oslo');
  await expect(trigger).toHaveClass(/filter active/);
  await value.fill('');
  await expect(trigger).not.toHaveClass(/active/);
}
