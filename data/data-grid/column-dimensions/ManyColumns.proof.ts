import { expect, type Locator } from '@playwright/test';

export const claim =
  'Autosizing measures columns outside the viewport, too; with disableColumnVirtualization: false it reduces them to their minimum.';

export default async function prove(demo: Locator): Promise<void> {
  const width = demo.getByRole('status');
  const autosize = () => demo.getByRole('button', { name: 'Autosize columns' }).click();
  await expect(width).toHaveText('Width of the last column: 160');
  await autosize();
  await expect(width).not.toHaveText(/: (160|50)$/);
  await demo.getByRole('switch').click();
  await autosize();
  await expect(width).toHaveText('Width of the last column: 50');
  await demo.getByRole('switch').click();
  await autosize();
  await expect(width).not.toHaveText(/: 50$/);
}
