import { expect, type Locator } from '@playwright/test';

export const claim = 'A click on a bar tells its series and day; one beside it only the day with all values.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const south = demo.locator('.MuiBarElement-series-south');
  await demo.locator('.MuiBarElement-series-north').first().click();
  await expect(output).toHaveText('Bar: north, Mon Day: Mon: {"north":310,"south":190}');
  // Above the bar of Wednesday.
  await south.nth(2).scrollIntoViewIfNeeded();
  const box = (await south.nth(2).boundingBox())!;
  await demo.page().mouse.click(box.x + box.width / 2, box.y - 15);
  await expect(output).toHaveText('Bar: north, Mon Day: Wed: {"north":355,"south":205}');
  await south.nth(1).click();
  await expect(output).toHaveText('Bar: south, Tue Day: Tue: {"north":280,"south":240}');
}
