import fs from 'node:fs';
import { load } from 'cheerio';
import { strFromU8, unzipSync } from 'fflate';
import { test as loudTest, type Locator, type Page } from '@playwright/test';
import { DATE_LIBRARY_NAMES, OTHER_DATE_LIBRARIES } from '../src/shared/demo/dateLibraries';
import { expectEdited, getEditor, replaceCode } from './support/demoEditor';
import { expectAccessible } from './support/expectAccessible';
import { openSettings } from './support/openSettings';
import {
  getButton,
  getCode,
  openPlayground,
  resetPlayground,
  waitForPlayground,
} from './support/propPlayground';
import { readDependencies } from './support/readDependencies';
import { readPost } from './support/readPost';
import { createSharedPageTest } from './support/sharedPage';
import { expect, test } from './support/test';
import { waitForStillness } from './support/waitForStillness';

const PICKERS = '/x/react-date-pickers/playground/';
const NAME = 'ArrivalDay';

/** What only the code of a library has: its adapter, and a date that a control sets. */
const TRACES = {
  'date-fns': { adapter: 'AdapterDateFns', date: "parseISO('2026-05-10')", packageName: 'date-fns' },
  luxon: { adapter: 'AdapterLuxon', date: "DateTime.fromISO('2026-05-10')", packageName: 'luxon' },
  moment: { adapter: 'AdapterMoment', date: "moment('2026-05-10')", packageName: 'moment' },
} as const;

const getChoice = (playground: Locator) =>
  playground.getByRole('toolbar').getByRole('combobox', { name: 'Date library' });

const getNote = (playground: Locator) => playground.locator('.prop-controls > .demo-note');

const getPlayground = (page: Page, name: string) => page.locator(`[id="${name}.tsx"]`);

/** Tests of the playgrounds of the page, which have their first values and Day.js when each begins. */
const datesTest = createSharedPageTest({
  address: PICKERS,
  permissions: ['clipboard-read', 'clipboard-write'],
  prepare: async (page) => {
    for (const name of [NAME, 'OpeningHour', 'DeliveryDate']) {
      await waitForPlayground(page, name);
    }
  },
  restore: async (page) => {
    await getChoice(getPlayground(page, NAME)).selectOption('dayjs');
    for (const name of [NAME, 'OpeningHour', 'DeliveryDate']) {
      await resetPlayground(getPlayground(page, name));
    }
  },
});

/** Chooses a library in a playground. */
async function choose(page: Page, library: string, name: string): Promise<Locator> {
  const playground = await waitForPlayground(page, name);
  await getChoice(playground).selectOption(library);
  return playground;
}

/** Opens a playground in a browser that has chosen a library before. */
async function openWith(page: Page, library: string, name: string, address: string): Promise<Locator> {
  await page
    .context()
    .addCookies([{ name: 'codeDateLibrary', value: library, url: test.info().project.use.baseURL! }]);
  return openPlayground(page, address, name);
}

test.describe('the code of a playground', () => {
  for (const library of OTHER_DATE_LIBRARIES) {
    datesTest(`is written, copied and downloaded with ${DATE_LIBRARY_NAMES[library]}`, async ({ page }) => {
      const { adapter, date, packageName } = TRACES[library];
      const playground = await waitForPlayground(page, NAME);
      const code = getCode(playground);
      await expect(code).toContainText('AdapterDayjs');
      await getChoice(playground).selectOption({ label: DATE_LIBRARY_NAMES[library] });
      await expect(code).toContainText(`dateAdapter={${adapter}}`);
      await expect(code).not.toContainText(/dayjs/i);
      await playground.getByLabel('minDate', { exact: true }).fill('2026-05-10');
      await expect(code).toContainText(`minDate={${date}}`);
      // The component has its dates from Day.js as before.
      const day = playground.locator('.demo-stage').getByRole('gridcell', { name: '9', exact: true });
      await expect(day).toBeDisabled();

      await playground.getByRole('toolbar').getByRole('button', { name: 'Copy the whole file' }).click();
      await expect(playground.getByRole('button', { name: 'Copied' }).first()).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await code.textContent());

      await getButton(playground, 'More').click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        playground.getByRole('menuitem', { name: 'Download as a project' }).click(),
      ]);
      const entries = unzipSync(fs.readFileSync(await download.path()));
      expect(strFromU8(entries[`arrival-day/src/${NAME}.tsx`]!)).toBe(`${copied}\n`);
      const dependencies = readDependencies(strFromU8(entries['arrival-day/package.json']!));
      expect(dependencies).toContain(packageName);
      expect(dependencies).not.toContain('dayjs');
    });
  }

  datesTest('opens in StackBlitz with the library', async ({ page }) => {
    const playground = await choose(page, 'luxon', 'OpeningHour');
    await playground.getByLabel('minTime', { exact: true }).fill('10:00');
    await expect(getCode(playground)).toContainText(`minTime={DateTime.fromISO('2026-01-01T10:00')}`);
    const { fields } = await readPost(page, 'https://stackblitz.com', () =>
      getButton(playground, 'Open in StackBlitz').click(),
    );
    expect(fields.get('project[files][src/OpeningHour.tsx]')).toBe(
      `${await getCode(playground).textContent()}\n`,
    );
    const dependencies = readDependencies(fields.get('project[files][package.json]')!);
    expect(dependencies).toContain('luxon');
    expect(dependencies).not.toContain('dayjs');
  });

  test('follows a choice in another playground and in the settings, and a reload keeps it', async ({
    page,
  }) => {
    const playground = await openPlayground(page, PICKERS, NAME);
    const other = await waitForPlayground(page, 'DeliveryDate');
    await getChoice(other).selectOption('luxon');
    await expect(getCode(playground)).toContainText('AdapterLuxon');
    await expect(getChoice(playground)).toHaveValue('luxon');

    const panel = await openSettings(page);
    await panel
      .getByRole('group', { name: 'Date library' })
      .getByRole('button', { name: 'Moment.js' })
      .click();
    await expect(getCode(playground)).toContainText('AdapterMoment');
    await expect(getCode(other)).toContainText('AdapterMoment');
    await page.keyboard.press('Escape');

    await waitForPlayground(page, NAME);
    await playground.getByLabel('minDate', { exact: true }).fill('2026-05-10');
    await expect.poll(() => new URL(page.url()).search).toBe(`?${NAME}.days.minDate=2026-05-10`);
    await page.reload();
    await waitForPlayground(page, NAME);
    await expect(getCode(playground)).toContainText("minDate={moment('2026-05-10')}");
    await getChoice(playground).selectOption('dayjs');
    await expect(getCode(playground)).toContainText("minDate={dayjs('2026-05-10')}");
  });

  test('is loaded when its library is chosen', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const playground = await openPlayground(page, PICKERS, NAME);
    const listCodes = () => loaded.filter((pathname) => pathname.includes('.code.'));
    expect(listCodes()).toEqual([]);
    await getChoice(playground).selectOption('date-fns');
    await expect(getCode(playground)).toContainText('AdapterDateFns');
    expect(listCodes()).toContain(`/demos/date-pickers/playground/${NAME}.code.date-fns.json`);
    expect(listCodes().every((pathname) => pathname.endsWith('.code.date-fns.json'))).toBe(true);
  });
});

test.describe('a format that is set', () => {
  datesTest('is shown in the tokens of the library, and used in those of Day.js', async ({ page }) => {
    const playground = await choose(page, 'luxon', 'DeliveryDate');
    await playground.getByLabel('format', { exact: true }).fill('D. MMMM YYYY');
    await expect(getCode(playground)).toContainText('format="d. MMMM yyyy"');
    await expect(playground.locator('.demo-stage input')).toHaveValue('16. March 2026');
    await getChoice(playground).selectOption('moment');
    await expect(getCode(playground)).toContainText('format="D. MMMM YYYY"');
  });

  datesTest('gives the code of Day.js where the library cannot write it', async ({ page }) => {
    const playground = await choose(page, 'date-fns', 'DeliveryDate');
    const field = playground.getByLabel('format', { exact: true });
    await field.fill('L');
    await expect(getNote(playground)).toHaveText(
      'date-fns has no equivalent of the format L. The Day.js code is shown instead.',
    );
    await expect(getCode(playground)).toContainText('format="L"');
    await expect(getCode(playground)).toContainText('AdapterDayjs');
    await expect(getChoice(playground)).toHaveValue('date-fns');
    await field.fill('DD.MM.YYYY');
    await expect(getNote(playground)).toHaveCount(0);
    await expect(getCode(playground)).toContainText('format="dd.MM.yyyy"');
  });
});

test.describe('an edit of a playground', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('runs with the library, is kept apart from that of others, and has its library in its link', async ({
    page,
  }) => {
    const playground = await openWith(page, 'luxon', 'DeliveryDate', PICKERS);
    await expect(getCode(playground)).toContainText('AdapterLuxon');
    const source = (await getCode(playground).textContent())!;
    await getButton(playground, 'Edit the code').click();
    const editor = getEditor(page, 'DeliveryDate');
    await expect(editor.code).toBeFocused();
    const change = (text: string) =>
      text.replace(
        'label="Delivery"',
        'label={`Before ${DateTime.fromISO("2026-03-20").toFormat("d LLL")}`}',
      );
    await replaceCode(page, editor, change(source));
    await expectEdited(editor);
    await expect(editor.frame.getByText('Before 20 Mar').first()).toBeVisible();
    await expect(editor.frame.locator('input')).toHaveValue('03/16/2026');

    await playground.getByRole('link', { name: 'Copy the link to this demo' }).click();
    await expect(playground.getByRole('link', { name: 'Copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/#DeliveryDate\.tsx&edit=[\w-]+&dates=luxon$/);

    await getChoice(playground).selectOption('dayjs');
    await expect(editor.code).toContainText('AdapterDayjs');
    await expect(editor.code).not.toContainText('Before');
    await expect(playground.locator('.demo-stage')).not.toHaveAttribute('data-edited');
    await getChoice(playground).selectOption('luxon');
    await expectEdited(editor);
    await expect(editor.code).toContainText('Before');

    await page.evaluate(() => {
      sessionStorage.clear();
      document.cookie = 'codeDateLibrary=moment;path=/';
    });
    await page.goto('about:blank');
    await page.goto(link);
    await waitForPlayground(page, 'DeliveryDate');
    await expect(getChoice(playground)).toHaveValue('luxon');
    await expect(editor.code).toContainText('Before');
    await getButton(playground, 'Run the code').click();
    await expectEdited(editor);
    await expect(editor.frame.getByText('Before 20 Mar').first()).toBeVisible();
  });
});

// The browser reports requests that fail.
loudTest(
  'a playground says that the code of a library is out of reach, and tries again',
  async ({ page }) => {
    const playground = await openPlayground(page, PICKERS, NAME);
    const pattern = '**/*.code.luxon.json';
    await page.route(pattern, (route) => route.abort());
    await getChoice(playground).selectOption('luxon');
    await expect(getNote(playground)).toContainText('Could not load the Luxon code.');
    await expect(getCode(playground)).toContainText('AdapterDayjs');
    await page.unroute(pattern);
    await getButton(getNote(playground), 'Try again').click();
    await expect(getCode(playground)).toContainText('AdapterLuxon');
    await expect(getNote(playground)).toHaveCount(0);
  },
);

datesTest('the choice is one of the tools for the keyboard', async ({ page }) => {
  const playground = await waitForPlayground(page, NAME);
  await getButton(playground, 'Reset the demo').focus();
  await page.keyboard.press('Home');
  await expect(getChoice(playground)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(getChoice(playground)).toHaveValue('date-fns');
  await expect(getCode(playground)).toContainText('AdapterDateFns');
});

test('a playground without dates has no choice, and does not change', async ({ page }) => {
  const playground = await openWith(page, 'luxon', 'MonthlyBars', '/x/react-charts/bars/');
  await expect(getChoice(playground)).toHaveCount(0);
  const before = await getCode(playground).textContent();
  const panel = await openSettings(page);
  await panel.getByRole('group', { name: 'Date library' }).getByRole('button', { name: 'Moment.js' }).click();
  await expect(getCode(playground)).toHaveText(before!);
  await expect(getNote(playground)).toHaveCount(0);
});

datesTest('axe finds nothing in a playground with a library', async ({ page }) => {
  const playground = await choose(page, 'luxon', 'DeliveryDate');
  await playground.getByLabel('format', { exact: true }).fill('L');
  await expect(getNote(playground)).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) {
    await test.step(scheme, async () => {
      await page.emulateMedia({ colorScheme: scheme });
      await waitForStillness(playground);
      await expectAccessible(page, '[id="DeliveryDate.tsx"]');
    });
  }
});

for (const direction of ['ltr', 'rtl'] as const) {
  datesTest(`the tools of a playground with dates fit on any screen, ${direction}`, async ({ page }) => {
    const playground = await choose(page, 'luxon', 'DeliveryDate');
    await page.evaluate((dir) => {
      document.body.dir = dir;
    }, direction);
    await playground.getByLabel('format', { exact: true }).fill('L');
    await expect(getNote(playground)).toBeVisible();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        const [stage, toolbar, choice, code] = await Promise.all(
          [
            playground.locator('.demo-stage'),
            playground.getByRole('toolbar'),
            getChoice(playground),
            getCode(playground),
          ].map(async (part) => (await part.boundingBox())!),
        );
        expect(toolbar!.x).toBeGreaterThanOrEqual(0);
        expect(toolbar!.x + toolbar!.width).toBeLessThanOrEqual(width);
        expect(choice!.y).toBeGreaterThanOrEqual(stage!.y + stage!.height);
        expect(choice!.y + choice!.height).toBeLessThanOrEqual(toolbar!.y + toolbar!.height);
        expect(toolbar!.y + toolbar!.height).toBeLessThanOrEqual(code!.y);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      }).toPass();
    }
  });
}

test('without JavaScript the code of a playground has Day.js', async ({ request }) => {
  const page = load(await (await request.get(PICKERS)).text());
  const code = page(`[id="${NAME}.tsx"] .prop-parts > .code code`).text();
  expect(code).toContain("import dayjs from 'dayjs';");
  expect(code).toContain('dateAdapter={AdapterDayjs}');
});
