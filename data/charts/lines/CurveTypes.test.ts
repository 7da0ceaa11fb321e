import { expect, type Locator } from '@playwright/test';

export const title =
  'The curve connects the same points in a different shape, and steps fill the first and last category.';

export default async function test(demo: Locator): Promise<void> {
  const line = demo.locator('.MuiLineChart-line');
  const choose = async (curve: string) => {
    await demo.getByRole('combobox', { name: 'curve' }).click();
    await demo.page().getByRole('option', { name: curve, exact: true }).click();
  };
  const readBox = async () => (await line.boundingBox())!;
  await expect(line).toHaveAttribute('d', /C/);
  const monotone = await readBox();
  await choose('linear');
  await expect(line).toHaveAttribute('d', /^[^C]*$/);
  // A natural curve goes beyond the values, a monotone one does not.
  await choose('natural');
  await expect.poll(async () => (await readBox()).height).toBeGreaterThan(monotone.height + 3);
  await choose('step');
  await expect.poll(async () => (await readBox()).width).toBeGreaterThan(monotone.width + 20);
}
