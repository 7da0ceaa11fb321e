import { expect, type Locator } from '@playwright/test';

export const claim =
  'With a stable function the grid makes no calls when the parent renders; with a new one it calls it for every row.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.locator('output');
  const render = demo.getByRole('button', { name: 'Render the parent' });
  const read = async () => Number((await output.textContent())!.replace('Calls: ', ''));
  await expect(output).toHaveText(/\d/);
  await render.click();
  const stable = await read();
  expect(stable).toBeGreaterThanOrEqual(5);
  await render.click();
  await render.click();
  expect(await read()).toBe(stable);

  await demo.getByRole('switch', { name: 'Same function in each render' }).click();
  await render.click();
  const before = await read();
  await render.click();
  await render.click();
  expect((await read()) - before).toBeGreaterThanOrEqual(10);
}
