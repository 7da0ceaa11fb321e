import { expect, type Locator } from '@playwright/test';

export const title =
  'Four divisions are circles or have a corner for each metric, with a blue stripe in every second one.';

export default async function test(demo: Locator): Promise<void> {
  const dividers = demo.locator('.MuiRadarChart-gridDivider');
  const stripes = demo.locator('.MuiRadarChart-gridStripe');
  const readTags = () => dividers.evaluateAll((elements) => elements.map(({ tagName }) => tagName));
  const expectStripes = async () => {
    await expect(stripes).toHaveCount(4);
    for (const [index, fill] of ['#0288d1', 'transparent', '#0288d1', 'transparent'].entries()) {
      await expect(stripes.nth(index)).toHaveAttribute('fill', fill);
    }
  };
  await expect.poll(readTags).toEqual(Array(4).fill('circle'));
  await expectStripes();
  await demo.getByRole('button').first().click();
  await expect.poll(readTags).toEqual(Array(4).fill('path'));
  await expectStripes();
}
