import { CALLOUTS } from '../src/node/pages/directives/callouts';
import { waitForPage } from './support/demos';
import { COLOR_RULES, expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

const PAGE = '/x/introduction/';

test('each kind of callout has an icon and a tint of its own, and can be read', async ({ page }) => {
  await page.goto(PAGE);
  await waitForPage(page);
  const callout = page.locator('.callout');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const looks: { icon: string; tint: string }[] = [];
    for (const kind of CALLOUTS) {
      await test.step(`${kind}, ${colorScheme}`, async () => {
        await callout.evaluate(
          (element, name) => element.setAttribute('class', `callout callout-${name}`),
          kind,
        );
        looks.push(
          await callout.evaluate((element) => ({
            icon: getComputedStyle(element, '::before').maskImage,
            tint: getComputedStyle(element).backgroundColor,
          })),
        );
        await expectAccessible(page, '.callout', COLOR_RULES);
      });
    }
    expect(new Set(looks.map(({ icon }) => icon)).size).toBe(CALLOUTS.length);
    expect(looks.every(({ icon }) => icon.startsWith('url('))).toBe(true);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(looks.map(({ tint }) => tint)).not.toContain(background);
  }
});
