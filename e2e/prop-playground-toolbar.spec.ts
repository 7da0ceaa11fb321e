import fs from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import lzString from 'lz-string';
import type { Locator, Page } from '@playwright/test';
import { expectEdited, getEditor, replaceCode } from './support/demoEditor';
import { expectAccessible, expectAccessibleInBothModes } from './support/expectAccessible';
import {
  barsTest,
  chooseSegment,
  getButton,
  getCode,
  openPlayground,
  waitForPlayground,
} from './support/propPlayground';
import { readDependencies } from './support/readDependencies';
import { readPost } from './support/readPost';
import { expect, test } from './support/test';

const BARS = '/x/react-charts/bars/';
const NAME = 'MonthlyBars';
const PICKERS = '/x/react-date-pickers/playground/';

const readShown = async (playground: Locator) => `${await getCode(playground).textContent()}\n`;

/** Sets a prop, and edits the code. */
async function edit(page: Page, change: (code: string) => string) {
  const playground = await waitForPlayground(page, NAME);
  await playground.getByLabel('height', { exact: true }).fill('240');
  const shown = await getCode(playground).textContent();
  await getButton(playground, 'Edit the code').click();
  const editor = getEditor(page, NAME);
  await expect(editor.code).toBeFocused();
  await replaceCode(page, editor, change(shown!));
  await expectEdited(editor);
  return { playground, editor };
}

const changeSeries = (code: string) => code.replace("label: 'Sent'", "label: 'Mailed'");

test.describe('the code that a playground shows', () => {
  barsTest('opens in StackBlitz with the packages that it imports', async ({ page }) => {
    const playground = await waitForPlayground(page, NAME);
    await chooseSegment(playground, 'layout', 'horizontal');
    await expect(getCode(playground)).toContainText('layout="horizontal"');
    const { address, fields } = await readPost(page, 'https://stackblitz.com', () =>
      getButton(playground, 'Open in StackBlitz').click(),
    );
    expect(address.searchParams.get('file')).toBe(`src/${NAME}.tsx`);
    expect(fields.get(`project[files][src/${NAME}.tsx]`)).toBe(await readShown(playground));
    expect(fields.get('project[description]')).toBe(
      new URL(`${BARS}?${NAME}.chart.layout=horizontal#${NAME}.tsx`, page.url()).href,
    );
    const dependencies = readDependencies(fields.get('project[files][package.json]')!);
    expect(dependencies).toContain('@mui/x-charts');
    expect(dependencies).not.toContain('dayjs');
  });

  test('opens in CodeSandbox with its library of dates', async ({ page }) => {
    const playground = await openPlayground(page, PICKERS, 'ArrivalDay');
    await playground.getByLabel('minDate', { exact: true }).fill('2026-05-10');
    await expect(getCode(playground)).toContainText("minDate={dayjs('2026-05-10')}");
    const { fields } = await readPost(page, 'https://codesandbox.io', () =>
      getButton(playground, 'Open in CodeSandbox').click(),
    );
    const parameters = fields.get('parameters')!.replaceAll('-', '+').replaceAll('_', '/');
    const { files } = JSON.parse(lzString.decompressFromBase64(parameters)) as {
      files: Record<string, { content: string }>;
    };
    expect(files['src/ArrivalDay.tsx']!.content).toBe(await readShown(playground));
    const dependencies = readDependencies(files['package.json']!.content);
    expect(dependencies).toEqual(expect.arrayContaining(['@mui/x-date-pickers', 'dayjs']));
    expect(dependencies).not.toContain('@mui/x-charts');
  });

  barsTest('is downloaded as it was edited', async ({ page }) => {
    const { playground } = await edit(page, changeSeries);
    await getButton(playground, 'More').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      playground.getByRole('menuitem', { name: 'Download as a project' }).click(),
    ]);
    const entries = unzipSync(fs.readFileSync(await download.path()));
    const text = strFromU8(entries[`monthly-bars/src/${NAME}.tsx`]!);
    expect(text).toContain("label: 'Mailed'");
    expect(text).toContain('height={240}');
  });

  barsTest('is copied', async ({ page }) => {
    const playground = await waitForPlayground(page, NAME);
    await playground.getByLabel('borderRadius', { exact: true }).fill('7');
    await expect(getCode(playground)).toContainText('borderRadius={7}');
    const toolbar = playground.getByRole('toolbar');
    await toolbar.getByRole('button', { name: 'Copy the whole file' }).click();
    await expect(toolbar.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(`${copied}\n`).toBe(await readShown(playground));
  });
});

test.describe('editing the code of a playground', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  barsTest('begins with what is shown, and takes the place of the controls', async ({ page }) => {
    const { playground, editor } = await edit(page, changeSeries);
    await expect(editor.frame.getByText('Mailed')).toBeVisible();
    expect((await editor.frame.locator('.MuiChartsSurface-root').first().boundingBox())!.height).toBeCloseTo(
      240,
      -1,
    );
    const height = playground.getByLabel('height', { exact: true });
    await expect(height).toBeDisabled();

    await getButton(playground, 'Discard the changes').click();
    await expect(height).toBeEnabled();
    await expect(playground.locator('.demo-stage')).not.toHaveAttribute('data-edited');
    await getButton(playground, 'Undo').click();
    await expectEdited(editor);
    await expect(height).toBeDisabled();

    await getButton(playground, 'Reset the demo').click();
    await expect(height).toHaveValue('240');
    await getButton(playground, 'Reset the demo').click();
    await expect(height).toHaveValue('280');
    await expect(editor.code).toHaveCount(0);
    await expect(getCode(playground)).toContainText('height={280}');
  });

  barsTest('ends when a control is used while nothing is edited', async ({ page }) => {
    const playground = await waitForPlayground(page, NAME);
    await getButton(playground, 'Edit the code').click();
    await expect(getEditor(page, NAME).code).toBeFocused();
    const field = playground.getByLabel('height', { exact: true });
    await field.fill('200');
    await expect(field).toBeFocused();
    await expect(getCode(playground)).toBeVisible();
    await expect(getCode(playground)).toContainText('height={200}');
  });

  test('goes on after a reload, and by its link', async ({ page }) => {
    await page.goto(BARS);
    const { playground, editor } = await edit(page, changeSeries);
    await expect.poll(() => new URL(page.url()).search).toBe(`?${NAME}.chart.height=240`);
    await page.reload();
    await waitForPlayground(page, NAME);
    await expectEdited(editor);
    await expect(editor.code).toContainText('Mailed');
    await getButton(playground, 'Discard the changes').click();
    await getButton(playground, 'Undo').click();
    await expectEdited(editor);

    await playground.getByRole('link', { name: 'Copy the link to this demo' }).click();
    await expect(playground.getByRole('link', { name: 'Copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await page.goto(link);
    await waitForPlayground(page, NAME);
    await expect(editor.code).toContainText('Mailed');
    await expect(playground.getByLabel('height', { exact: true })).toHaveValue('240');
    await getButton(playground, 'Run the code').click();
    await expectEdited(editor);
    await expect(editor.frame.getByText('Mailed')).toBeVisible();
  });
});

barsTest('a playground fills the window, and Escape leads back', async ({ page }) => {
  const playground = await waitForPlayground(page, NAME);
  await getButton(playground, 'Fill the window').click();
  await expect(playground).toHaveAttribute('data-full', '');
  await chooseSegment(playground, 'layout', 'horizontal');
  await expect(getCode(playground)).toContainText('layout="horizontal"');
  await expectAccessible(page, `[id="${NAME}.tsx"]`);
  await page.locator('body').press('Escape');
  await expect(playground).not.toHaveAttribute('data-full');
});

barsTest('axe finds nothing in a playground whose code is edited', async ({ page }) => {
  const { playground } = await edit(page, changeSeries);
  await getButton(playground, 'More').click();
  await expectAccessibleInBothModes(page, `[id="${NAME}.tsx"]`);
});

for (const direction of ['ltr', 'rtl'] as const) {
  barsTest(`the tools of a playground fit on a phone, ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const playground = await waitForPlayground(page, NAME);
    await page.evaluate((dir) => {
      document.body.dir = dir;
    }, direction);
    await expect(async () => {
      const boxes = await Promise.all(
        ['.demo-stage', '.demo-toolbar', '.prop-panel'].map((part) => playground.locator(part).boundingBox()),
      );
      const [stage, toolbar, panel] = boxes.map((box) => box!);
      expect(toolbar!.x).toBeGreaterThanOrEqual(0);
      expect(toolbar!.x + toolbar!.width).toBeLessThanOrEqual(360);
      expect(toolbar!.y).toBeGreaterThanOrEqual(stage!.y + stage!.height);
      expect(panel!.y).toBeGreaterThanOrEqual(toolbar!.y + toolbar!.height);
    }).toPass();
    await getButton(playground, 'More').focus();
    await page.keyboard.press('Enter');
    await expect(playground.getByRole('menu')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('nothing that edits or takes away code is loaded before it is asked for', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const playground = await openPlayground(page, BARS, NAME);
  await playground.getByLabel('height', { exact: true }).fill('200');
  expect(loaded.filter((pathname) => /packages\.json|sandbox/.test(pathname))).toEqual([]);
});
