import { expect, type Locator } from '@playwright/test';

export const title = 'Ctrl and click adds or removes an item, and Shift and click selects a range.';

export default async function test(demo: Locator): Promise<void> {
  const getLabel = (name: string) => demo.getByText(name, { exact: true });
  const selected = demo.getByRole('treeitem', { checked: true });

  await getLabel('See orders').click();
  await getLabel('Read the audit log').click({ modifiers: ['ControlOrMeta'] });
  await expect(selected).toHaveText(['See orders', 'Read the audit log']);
  await getLabel('Read the audit log').click({ modifiers: ['ControlOrMeta'] });
  await expect(selected).toHaveText(['See orders']);
  await getLabel('See orders').click();
  await getLabel('Refund payments').click({ modifiers: ['Shift'] });
  await expect(selected).toHaveText(['See orders', 'Change orders', 'Refund payments']);
  await getLabel('Change orders').click();
  await expect(selected).toHaveText(['Change orders']);
}
