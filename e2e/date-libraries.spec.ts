import fs from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from '@playwright/test';
import { DATE_LIBRARY_NAMES, OTHER_DATE_LIBRARIES } from '../src/shared/demo/dateLibraries';
import { expectEdited, getEditor, replaceCode } from './support/demoEditor';
import { waitForPage } from './support/demos';
import { expectAccessible, expectAccessibleInBothModes } from './support/expectAccessible';
import { openSettings } from './support/openSettings';
import { readDependencies } from './support/readDependencies';
import { readPost } from './support/readPost';
import { createSharedPageTest } from './support/sharedPage';
import { expect, test } from './support/test';
import { waitForStillness } from './support/waitForStillness';

const PAGE = '/x/react-date-pickers/quickstart/';
const DEMO = 'ArrivalDate';
/** Has a demo in several stylings, and no other command before the one that installs the packages. */
const HARVEST_PAGE = '/x/react-date-pickers/date-picker/';
const OTHER_PAGE = '/x/introduction/installation/';

/** What only the code of a library has, and the packages that its project needs. */
const TRACES = {
  dayjs: { adapter: 'AdapterDayjs', packageName: 'dayjs' },
  'date-fns': { adapter: 'AdapterDateFns', packageName: 'date-fns' },
  luxon: { adapter: 'AdapterLuxon', packageName: 'luxon' },
  moment: { adapter: 'AdapterMoment', packageName: 'moment' },
} as const;

/** Opens the code of a demo. */
async function showCode(page: Page, name = DEMO): Promise<Locator> {
  const demo = page.locator(`[id="${name}.tsx"]`);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('toolbar')).toBeVisible();
  const summary = demo.locator('.demo-source > summary');
  if (!(await demo.locator('.demo-source').evaluate((details) => (details as HTMLDetailsElement).open))) {
    await summary.click();
  }
  return demo;
}

/** Opens a page, and the code of a demo. */
async function openCode(page: Page, address = PAGE, name = DEMO): Promise<Locator> {
  await page.goto(address);
  return showCode(page, name);
}

const getChoice = (demo: Locator) => demo.getByRole('combobox', { name: 'Date library' });

const getCode = (demo: Locator) => demo.locator('.demo-source .code:visible pre').first();

/** The first code of the page's text that has tabs. */
const getTabs = (page: Page) => page.locator('.prose .date-libraries').first();

/** Waits until the page follows what is chosen: then there is a choice beside the commands. */
async function waitForChoices(page: Page): Promise<void> {
  await waitForPage(page);
  await expect(page.locator('.install .code-choice').first()).toBeVisible();
}

async function setLibrary(page: Page, baseURL: string, value: string): Promise<void> {
  await page.context().addCookies([{ name: 'codeDateLibrary', value, url: baseURL }]);
}

/** Tests of a page on which Day.js is chosen when each begins. */
const datesTest = createSharedPageTest({
  address: PAGE,
  permissions: ['clipboard-read', 'clipboard-write'],
  prepare: async (page) => {
    await waitForChoices(page);
    await showCode(page);
  },
  restore: async (page) => {
    const demo = await showCode(page);
    await getChoice(demo).selectOption('dayjs');
  },
});

test.describe('a demo', () => {
  for (const library of OTHER_DATE_LIBRARIES) {
    datesTest(`is shown, copied and downloaded with ${DATE_LIBRARY_NAMES[library]}`, async ({ page }) => {
      const { adapter, packageName } = TRACES[library];
      const demo = await showCode(page);
      await expect(getCode(demo)).toContainText('AdapterDayjs');
      await getChoice(demo).selectOption({ label: DATE_LIBRARY_NAMES[library] });
      await expect(getCode(demo)).toContainText(`dateAdapter={${adapter}}`);
      await expect(getCode(demo)).not.toContainText(/dayjs/i);

      await demo.locator('.demo-toolbar').getByRole('button', { name: 'Copy the whole file' }).click();
      await expect(demo.getByRole('button', { name: 'Copied' }).first()).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.trim()).toBe((await getCode(demo).textContent())!.trim());

      await demo.getByRole('button', { name: 'JS', exact: true }).click();
      await expect(getCode(demo)).toContainText(adapter);
      await demo.getByRole('button', { name: 'TS', exact: true }).click();
      await demo.getByRole('button', { name: 'More' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        demo.getByRole('menuitem', { name: 'Download as a project' }).click(),
      ]);
      const entries = unzipSync(fs.readFileSync(await download.path()));
      expect(strFromU8(entries[`arrival-date/src/${DEMO}.tsx`]!).trim()).toBe(copied.trim());
      const { dependencies, devDependencies } = JSON.parse(strFromU8(entries['arrival-date/package.json']!));
      expect(dependencies).toHaveProperty([packageName]);
      expect(dependencies).not.toHaveProperty('dayjs');
      expect('@types/luxon' in devDependencies).toBe(library === 'luxon');
    });
  }

  datesTest('goes to StackBlitz as it is shown', async ({ page }) => {
    const demo = await showCode(page);
    await getChoice(demo).selectOption('luxon');
    await expect(getCode(demo)).toContainText('AdapterLuxon');
    const { fields } = await readPost(page, 'https://stackblitz.com', () =>
      demo.getByRole('button', { name: 'Open in StackBlitz' }).click(),
    );
    expect(fields.get(`project[files][src/${DEMO}.tsx]`)).toContain('DateTime.fromISO(');
    expect(readDependencies(fields.get('project[files][package.json]')!)).toContain('luxon');
  });

  test('runs with the library when it is edited, and keeps the edits of each apart', async ({ page }) => {
    const demo = await openCode(page);
    const sources: string[] = [];
    for (const library of OTHER_DATE_LIBRARIES) {
      await getChoice(demo).selectOption(library);
      await expect(getCode(demo)).toContainText(TRACES[library].adapter);
      sources.push((await getCode(demo).textContent())!);
    }
    const editor = getEditor(page, DEMO);
    await demo.getByRole('button', { name: 'Edit the code' }).click();
    await expect(editor.code).toBeFocused();
    for (const [index, library] of OTHER_DATE_LIBRARIES.entries()) {
      await getChoice(demo).selectOption(library);
      await expect(editor.code).toContainText(TRACES[library].adapter);
      await expect(editor.stage).not.toHaveAttribute('data-edited', '');
      await replaceCode(page, editor, sources[index]!.replace('label="', `label="${library} `));
      await expectEdited(editor);
      await expect(editor.frame.locator('.root').first()).toContainText(library);
      await expect(editor.frame.getByRole('spinbutton', { name: 'Year' })).toHaveText('2026');
    }
    const keys = await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.includes('edit:')),
    );
    expect(keys.map((key) => key.split(':').at(-1)).toSorted()).toEqual([
      'system-TS-date-fns',
      'system-TS-luxon',
      'system-TS-moment',
    ]);
  });

  test('without an equivalent says so, and shows Day.js', async ({ page, baseURL }) => {
    await setLibrary(page, baseURL!, 'moment');
    const demo = await openCode(page, '/x/react-date-pickers/timezone/', 'RepeatedHour');
    await expect(demo.locator('.demo-note')).toHaveText('This demo has Day.js code only.');
    await getChoice(demo).selectOption('dayjs');
    await expect(demo.locator('.demo-note')).toHaveCount(0);
  });

  test('that does not depend on the library has no choice', async ({ page }) => {
    const demo = await openCode(page, '/x/react-charts/stacking/', 'StackOffsets');
    await expect(demo.getByRole('button', { name: 'TS' })).toBeVisible();
    await expect(getChoice(demo)).toHaveCount(0);
  });

  datesTest('is chosen by keyboard, as one of the tools', async ({ page }) => {
    const demo = await showCode(page);
    await demo.getByRole('button', { name: 'JS', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await expect(getChoice(demo)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(getChoice(demo)).toHaveValue('date-fns');
    await page.keyboard.press('ArrowRight');
    await expect(demo.getByRole('button', { name: 'JS', exact: true })).toBeFocused();
    await expect(getChoice(demo)).toHaveValue('date-fns');
  });

  test('has its tools within the window on any screen', async ({ page }) => {
    await page.goto(HARVEST_PAGE);
    for (const name of ['DepartureDate', 'HarvestCalendar']) {
      const demo = await showCode(page, name);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(async () => {
          const box = (await getChoice(demo).boundingBox())!;
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width, `at ${width} px`).toBeLessThanOrEqual(width);
          const code = (await getCode(demo).boundingBox())!;
          expect(box.y + box.height).toBeLessThanOrEqual(code.y);
          const label = (await demo.locator('.demo-source-label').boundingBox())!;
          const isBeside = label.x + label.width <= box.x || label.y + label.height <= box.y;
          expect(isBeside).toBe(true);
        }).toPass();
      }
    }
  });
});

test.describe('the code of a page', () => {
  datesTest('is chosen by keyboard, everywhere at once', async ({ page }) => {
    const tabs = getTabs(page);
    await tabs.getByRole('radio', { name: 'Day.js' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('radio', { name: 'Luxon' })).toBeChecked();
    await expect(tabs.locator('pre:visible')).toContainText('AdapterLuxon');
    const others = page.locator('.date-libraries').getByRole('radio', { name: 'Luxon' });
    for (const other of await others.all()) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(other).toBeChecked();
    }
    const install = page.locator('.install pre:visible').filter({ hasText: '@mui/x-date-pickers' });
    await expect(install.first()).toHaveText(
      /^npm install @mui\/x-date-pickers@\d+ luxon @mui\/material@\d+ /,
    );
    const demo = page.locator(`[id="${DEMO}.tsx"]`);
    await demo.scrollIntoViewIfNeeded();
    await expect(getCode(demo)).toContainText('AdapterLuxon');
  });

  test('is remembered over a reload, on another page, and on the way back', async ({ page }) => {
    await page.goto(PAGE);
    await waitForChoices(page);
    await getTabs(page).getByRole('radio', { name: 'date-fns' }).check();
    await page.reload();
    await expect(getTabs(page).getByRole('radio', { name: 'date-fns' })).toBeChecked();
    await page.goto(OTHER_PAGE);
    await waitForChoices(page);
    await expect(getTabs(page).getByRole('radio', { name: 'date-fns' })).toBeChecked();
    const choice = page.locator('.install').getByRole('combobox', { name: 'Date library' });
    await expect(choice).toHaveValue('date-fns');
    await choice.selectOption('moment');
    await expect(getTabs(page).getByRole('radio', { name: 'Moment.js' })).toBeChecked();
    await page.goBack();
    await expect(getTabs(page).getByRole('radio', { name: 'Moment.js' })).toBeChecked();
  });

  test('follows the settings', async ({ page }) => {
    await page.goto(HARVEST_PAGE);
    const panel = await openSettings(page);
    const group = panel.getByRole('group', { name: 'Date library' });
    await group.getByRole('button', { name: 'Luxon' }).click();
    await panel.getByRole('group', { name: 'Package manager' }).getByRole('button', { name: 'yarn' }).click();
    await expect(getTabs(page).getByRole('radio', { name: 'Luxon' })).toBeChecked();
    await expect(page.locator('.install pre:visible').first()).toHaveText(
      'yarn add @mui/x-date-pickers luxon',
    );
    await page.keyboard.press('Escape');
    await getTabs(page).getByRole('radio', { name: 'Moment.js' }).check();
    await openSettings(page);
    await expect(group.getByRole('button', { name: 'Moment.js' })).toHaveAttribute('aria-pressed', 'true');
  });

  for (const address of [PAGE, `/zh${OTHER_PAGE}`]) {
    test(`has no axe finding: ${address}`, async ({ page, baseURL }) => {
      await setLibrary(page, baseURL!, 'luxon');
      await page.goto(address);
      await waitForChoices(page);
      for (const [scheme, width] of [
        ['light', 1280],
        ['dark', 360],
      ] as const) {
        await test.step(`${scheme}, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme: scheme });
          await waitForStillness(page.locator('body'));
          await expectAccessible(page, '.prose .date-libraries');
          await expectAccessible(page, '.install');
          const overflow = () =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          await expect.poll(overflow).toBeLessThanOrEqual(0);
        });
      }
    });
  }

  datesTest('has no axe finding in the settings', async ({ page }) => {
    await openSettings(page);
    await expectAccessibleInBothModes(page, '#settings');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code is that of Day.js, and the tabs work', async ({ page, baseURL }) => {
    await setLibrary(page, baseURL!, 'luxon');
    await page.goto(HARVEST_PAGE);
    const tabs = getTabs(page);
    await expect(tabs.locator('.code:visible')).toContainText(/dayjs/i);
    await expect(page.locator('.install .code:visible').first()).toContainText('dayjs');
    await tabs.getByText('Luxon', { exact: true }).click();
    await expect(tabs.locator('.code:visible')).toContainText(/luxon/i);
  });
});
