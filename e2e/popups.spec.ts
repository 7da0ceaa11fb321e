import { makeLive } from './demos/demoPlace';
import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

test('the popup of a picker scrolls away below the header of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/x/react-date-pickers/quickstart/');
  await waitForPage(page);
  await makeLive(page.locator('[id="ArrivalDate.tsx"] .demo-stage'));
  const button = page.getByRole('button', { name: /choose date/i }).first();
  await button.scrollIntoViewIfNeeded();
  await button.click();
  const popup = page.locator('.MuiPickerPopper-root');
  await expect(popup).toBeVisible();
  // It follows its field, one frame behind, and changes sides where there is more room.
  await expect
    .poll(async () => {
      const { y } = (await popup.boundingBox())!;
      await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), y - 10);
      return y;
    })
    .toBeLessThan(40);
  const { x, width } = (await popup.boundingBox())!;
  const top = await page.evaluate(
    (left) => document.elementFromPoint(left, 28)?.closest('.app-bar') !== null,
    x + width / 2,
  );
  expect(top, 'the header is on top').toBe(true);
});
