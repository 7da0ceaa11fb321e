import { expect, type Locator } from '@playwright/test';

export const title =
  'A name that a different part has is invalid. While the server checks a name, the cell shows an icon and Enter does not save.';

/** Notes whether the cell ever contains an icon: the answer may come before a slow machine looks. */
async function watchIcons(cell: Locator): Promise<() => Promise<boolean>> {
  const seen = await cell.evaluateHandle((element) => {
    const icons = { wereShown: false };
    new MutationObserver(() => {
      icons.wereShown ||= element.querySelector('svg') !== null;
    }).observe(element, { childList: true, subtree: true });
    return icons;
  });
  return () => seen.evaluate(({ wereShown }) => wereShown);
}

export default async function test(demo: Locator): Promise<void> {
  const name = demo.locator('[role="row"][data-id="B-117"] [data-field="name"]');

  await name.dblclick();
  await name.locator('input').fill('Cassette');
  await name.locator('input').press('Enter');
  await expect(name.locator('input')).toHaveAttribute('aria-invalid', 'true');
  await expect(name.locator('input')).toHaveValue('Cassette');
  await name.locator('input').press('Escape');
  await expect(name).toHaveText('Brake pads');

  await name.dblclick();
  const hasShownIcon = await watchIcons(name);
  await name.locator('input').fill('Disc brake pads');
  await expect.poll(hasShownIcon).toBe(true);
  await expect(name.locator('svg')).toHaveCount(0);
  await name.locator('input').press('Enter');
  await expect(name).toHaveText('Disc brake pads');
}
