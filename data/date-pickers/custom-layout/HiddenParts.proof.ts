import { expect, type Locator } from '@playwright/test';

export const claim = 'The toolbar, the tabs and the action bar are removed from the DOM one by one.';

export default async function prove(demo: Locator): Promise<void> {
  const boxes = demo.getByRole('checkbox');
  const parts = ['toolbar', 'tabs', 'actionBar'].map((part) => demo.locator(`.MuiPickersLayout-${part}`));
  const expected = [0, 1, 0];
  for (const [index, part] of parts.entries()) {
    await expect(part).toHaveCount(expected[index]!);
  }
  for (const [index, part] of parts.entries()) {
    await boxes.nth(index).click();
    await expect(part).toHaveCount(1 - expected[index]!);
  }
}
