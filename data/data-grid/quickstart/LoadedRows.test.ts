import { expect, type Locator } from '@playwright/test';

export const title = 'Users see that rows are loading, that there are none, and that loading failed.';

/** Notes whether the demo ever contains a skeleton: the answer may come before a slow machine looks. */
async function watchSkeletons(demo: Locator): Promise<() => Promise<boolean>> {
  const seen = await demo.evaluateHandle((element) => {
    const skeletons = { wereShown: false };
    new MutationObserver(() => {
      skeletons.wereShown ||= element.querySelector('.MuiDataGrid-main .MuiSkeleton-root') !== null;
    }).observe(element, { childList: true, subtree: true });
    return skeletons;
  });
  return () => seen.evaluate(({ wereShown }) => wereShown);
}

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('gridcell', { name: 'Okafor Ltd' }).first()).toBeVisible();
  const wereSkeletonsShown = await watchSkeletons(demo);
  await demo.getByRole('button', { name: 'no rows' }).click();
  await expect(demo.getByText('No invoices yet')).toBeVisible();
  expect(await wereSkeletonsShown()).toBe(true);
  await demo.getByRole('button', { name: 'an error' }).click();
  await expect(demo.getByRole('alert')).toHaveText(
    'The invoices could not be loaded: 503 Service Unavailable',
  );
  await demo.getByRole('button', { name: 'rows', exact: true }).click();
  await expect(demo.getByRole('gridcell', { name: 'Okafor Ltd' }).first()).toBeVisible();
}
