import type { Locator, Page } from '@playwright/test';
import { makeLive } from './demos/demoPlace';
import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

const PAGE = '/x/react-date-pickers/timezone/';

/** What the guide says about a browser in each time zone. */
const ZONES = [
  {
    timezoneId: 'America/New_York',
    local: '01/15/2026 05:30 PM',
    typedInUtc: '2026-05-13T14:00:00.000Z',
    loaded: '07/01/2026 06:30 PM',
    skipped: 'Invalid Date',
  },
  {
    timezoneId: 'Asia/Shanghai',
    local: '01/16/2026 06:30 AM',
    typedInUtc: '2026-05-13T02:00:00.000Z',
    loaded: '07/02/2026 06:30 AM',
    skipped: '2026-03-08T06:30:00.000Z',
  },
  {
    timezoneId: 'UTC',
    local: '01/15/2026 10:30 PM',
    typedInUtc: '2026-05-13T10:00:00.000Z',
    loaded: '07/01/2026 10:30 PM',
    skipped: '2026-03-08T06:30:00.000Z',
  },
];

/** A live demo of the open page. */
async function findDemo(page: Page, name: string): Promise<Locator> {
  const demo = page.locator(`[id="${name}.tsx"] .demo-stage`);
  await makeLive(demo);
  return demo;
}

async function typeInto(demo: Locator, section: string, index: number, text: string): Promise<void> {
  await demo.getByRole('spinbutton', { name: section }).nth(index).click();
  await demo.page().keyboard.type(text);
}

for (const { timezoneId, local, typedInUtc, loaded, skipped } of ZONES) {
  test.describe(`in a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('demos show, load and take times as the guide says', async ({ page }) => {
      await page.goto(PAGE);
      await waitForPage(page);
      await test.step('the options system and default show local time', async () => {
        const demo = await findDemo(page, 'ZoneOptions');
        for (const zone of ['system', 'default']) {
          await demo.locator('select#zone').selectOption({ value: zone });
          await expect(demo.locator('input')).toHaveValue(local);
        }
      });

      await test.step('an empty field without a time zone uses local time', async () => {
        const demo = await findDemo(page, 'EmptyZones');
        await typeInto(demo, 'Month', 0, '051320261000AM');
        await expect(demo.getByRole('status').first()).toHaveText(`In UTC: ${typedInUtc}`);
      });

      await test.step('a loaded instant is shown in local time', async () => {
        const demo = await findDemo(page, 'SavedMeeting');
        await demo.getByRole('button', { name: 'Load' }).click();
        await expect(demo.locator('input')).toHaveValue(loaded);
      });

      await test.step('an hour that is skipped depends on the library', async () => {
        const demo = await findDemo(page, 'SkippedHour');
        for (const index of [0, 1, 2]) {
          await typeInto(demo, 'Hours', index, '02');
        }
        await expect(demo.getByText(/^Value: /)).toHaveText([
          `Value: ${skipped}`,
          'Value: 2026-03-08T07:30:00.000Z',
          'Value: 2026-03-08T07:30:00.000Z',
        ]);
      });

      await test.step('an hour that is repeated depends on the library', async () => {
        const demo = await findDemo(page, 'RepeatedHour');
        for (const hours of ['02', '01']) {
          for (const index of [0, 1, 2]) {
            await typeInto(demo, 'Hours', index, hours);
          }
        }
        await expect(demo.getByText(/^Value: /)).toHaveText([
          'Value: 2026-11-01T06:30:00.000Z',
          'Value: 2026-11-01T05:30:00.000Z',
          'Value: 2026-11-01T06:30:00.000Z',
        ]);
      });
    });
  });
}
