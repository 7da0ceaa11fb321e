import { expect, type Locator } from '@playwright/test';

export const title =
  'After a failed request the overlay shows the error, which goes away while Retry loads, and then shows the error or the rows.';

/** Notes whether the demo ever contains a skeleton: the answer may come before a slow machine looks. */
async function watchSkeletons(demo: Locator): Promise<() => Promise<boolean>> {
  const seen = await demo.evaluateHandle((element) => {
    const skeletons = { wereShown: false };
    new MutationObserver(() => {
      skeletons.wereShown ||= element.querySelector('.MuiSkeleton-root') !== null;
    }).observe(element, { childList: true, subtree: true });
    return skeletons;
  });
  return () => seen.evaluate(({ wereShown }) => wereShown);
}

export default async function test(demo: Locator): Promise<void> {
  const error = demo.getByRole('alert');
  const retry = demo.getByRole('button', { name: 'Retry' });
  await expect(error).toHaveText('The server does not respond.');
  const haveSkeletonsShown = await watchSkeletons(demo);
  await retry.click();
  await expect.poll(haveSkeletonsShown).toBe(true);
  await expect(error).toHaveText('The server does not respond.');
  await demo.getByRole('switch').click();
  await retry.click();
  await expect(demo.getByRole('gridcell', { name: 'Harbor Hotel' })).toBeVisible();
  await expect(error).toHaveCount(0);
}
