import { expect, type Locator } from '@playwright/test';

export const title = 'The buttons set the width of the author, but not below its minimum of 80 px.';

export default async function test(demo: Locator): Promise<void> {
  const author = demo.getByRole('columnheader', { name: 'Author' });
  const press = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  await expect(author).toHaveCSS('width', '120px');
  await press('Author 180 px');
  await expect(author).toHaveCSS('width', '180px');
  await press('Author 20 px');
  await expect(author).toHaveCSS('width', '80px');
}
