import { expect, type Locator } from '@playwright/test';

export const claim =
  'The button gives the flexible column a fixed width and keeps the rest of its definition.';

export default async function prove(demo: Locator): Promise<void> {
  const title = demo.locator('[role="columnheader"][data-field="title"]');
  await expect(title).not.toHaveCSS('width', '300px');
  await demo.getByRole('button', { name: 'Title 300 px' }).click();
  await expect(title).toHaveCSS('width', '300px');
  // With only some properties, the header would show the field.
  await expect(title).toHaveText('Title');
}
