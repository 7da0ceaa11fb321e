import { expect, type Locator } from '@playwright/test';

export const title =
  'A panel that is expanded again has its full height while its items load, and not only afterwards.';

export default async function test(demo: Locator): Promise<void> {
  const toggle = demo.locator('[role="row"][data-id="2"] .MuiDataGrid-detailPanelToggleCell');
  const panel = demo.getByRole('region', { name: 'Items of Ben Okafor' });
  // The height of the panel each time that its content changes.
  const heights = await demo.evaluateHandle((element) => {
    const seen: number[] = [];
    const observer = new MutationObserver(() => {
      const section = element.querySelector<HTMLElement>('section[aria-label="Items of Ben Okafor"]');
      if (section && section.offsetHeight !== seen.at(-1)) {
        seen.push(section.offsetHeight);
      }
    });
    observer.observe(element, { childList: true, subtree: true });
    return seen;
  });
  const readHeights = () => heights.evaluate((seen) => [...seen]);
  await toggle.click();
  await expect(panel).toContainText('Shelf');
  const [whileLoading = 0, full = 0] = await readHeights();
  expect(full).toBeGreaterThan(whileLoading);
  await toggle.click();
  await expect(panel).toHaveCount(0);
  await toggle.click();
  await expect(panel).toContainText('Shelf');
  expect(await readHeights()).toEqual([whileLoading, full]);
}
