import fs from 'node:fs';
import { load } from 'cheerio';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessibleInBothModes } from './support/expectAccessible';
import { openSettings } from './support/openSettings';
import { getButton, getCode, openPlayground } from './support/propPlayground';
import { readDependencies } from './support/readDependencies';
import { expect, test } from './support/test';

const PICKERS = '/x/react-date-pickers/playground/';
const NAME = 'ArrivalDay';

test('a date that is set is in the code, the project and the component', async ({ page }) => {
  const playground = await openPlayground(page, PICKERS, NAME);
  const code = getCode(playground);
  await playground.getByLabel('minDate', { exact: true }).fill('2026-05-10');
  await expect(code).toContainText("import dayjs from 'dayjs';");
  await expect(code).toContainText("minDate={dayjs('2026-05-10')}");
  const day = playground.locator('.demo-stage').getByRole('gridcell', { name: '9', exact: true });
  await expect(day).toBeDisabled();

  await getButton(playground, 'More').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    playground.getByRole('menuitem', { name: 'Download as a project' }).click(),
  ]);
  const entries = unzipSync(fs.readFileSync(await download.path()));
  expect(strFromU8(entries[`arrival-day/src/${NAME}.tsx`]!)).toBe(`${await code.textContent()}\n`);
  expect(readDependencies(strFromU8(entries['arrival-day/package.json']!))).toContain('dayjs');
});

test('users of another date library read that the code has Day.js, where it has dates', async ({ page }) => {
  const playground = await openPlayground(page, PICKERS, 'DeliveryDate');
  const note = playground.locator('.prop-controls > .demo-note');
  const panel = await openSettings(page);
  const choose = (library: string) => panel.getByRole('button', { name: library, exact: true }).click();
  await choose('Luxon');
  await expect(note).toHaveText('This demo has Day.js code only.');
  await expect(page.locator('[aria-live]', { hasText: 'This demo has Day.js code only.' })).toBeAttached();
  await choose('Day.js');
  await expect(note).toHaveCount(0);
  await choose('Luxon');
  await page.keyboard.press('Escape');
  await expect(note).toBeVisible();
  await expect(getCode(playground)).toContainText('AdapterDayjs');
  await expect(playground.getByRole('combobox', { name: 'Date library' })).toHaveCount(0);
  await expectAccessibleInBothModes(page, '[id="DeliveryDate.tsx"]');
  const bars = await openPlayground(page, '/x/react-charts/bars/', 'MonthlyBars');
  await expect(bars.locator('.demo-note')).toHaveCount(0);
});

test('without JavaScript the code of a playground has Day.js', async ({ request }) => {
  const page = load(await (await request.get(PICKERS)).text());
  const code = page(`[id="${NAME}.tsx"] .prop-parts > .code code`).text();
  expect(code).toContain('dateAdapter={AdapterDayjs}');
});
