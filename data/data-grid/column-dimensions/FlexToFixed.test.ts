import { expect, type Locator } from '@playwright/test';

export const title =
  'The button gives the flexible column a fixed width and keeps the rest of its definition.';

export default async function test(demo: Locator): Promise<void> {
  const heading = demo.locator('[role="columnheader"][data-field="title"]');
  await expect(heading).not.toHaveCSS('width', '300px');
  await demo.getByRole('button', { name: 'Title 300 px' }).click();
  await expect(heading).toHaveCSS('width', '300px');
  // With only some properties, the header would show the field.
  await expect(heading).toHaveText('Title');
}
