import { makeDemosLive, waitForPage } from '../support/demos';
import { expectAccessible } from '../support/expectAccessible';
import { recordShifts } from '../support/shifts';
import { test } from '../support/test';
import { PHONE } from './screens';

// A visit opens a page in a wide window and makes that narrow. What differs in a page that was opened in a narrow one is
// around the text and the same on all pages: one of each layout stands for them.
test.use({ viewport: PHONE, colorScheme: 'dark' });

for (const route of [
  '/x/',
  '/x/introduction/installation/',
  '/x/react-tree-view/simple-tree-view/items/',
  '/x/api/charts/axis-config/',
  '/zh/x/react-tree-view/hooks-api/',
]) {
  test(`${route} is still and accessible where it is opened on a phone`, async ({ page }) => {
    const expectStill = await recordShifts(page);
    await page.goto(route);
    await waitForPage(page);
    await makeDemosLive(page);
    await expectStill();
    await expectAccessible(page);
  });
}
