import { expect, type Locator } from '@playwright/test';

export const title =
  'A click on a section or its label reports its step, and a click next to it reports nothing.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const sections = demo.locator('.MuiFunnelChart-section');
  await sections.nth(0).click({ position: { x: 60, y: 5 } });
  await expect(output).toHaveText('Applied: 420');
  // In the middle, where the label is.
  const last = (await sections.nth(2).boundingBox())!;
  await demo.page().mouse.click(last.x + last.width / 2, last.y + last.height / 2);
  await expect(output).toHaveText('Interviewed: 64');
  await sections.nth(1).scrollIntoViewIfNeeded();
  const middle = (await sections.nth(1).boundingBox())!;
  await demo.page().mouse.click(middle.x - 20, middle.y + middle.height - 4);
  await expect(output).toHaveText('Interviewed: 64');
  await demo.page().mouse.click(middle.x + middle.width / 2, middle.y + 6);
  await expect(output).toHaveText('Screened: 180');
}
