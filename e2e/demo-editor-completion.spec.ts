import type { Page } from '@playwright/test';
import { expectEdited, openEditor, replaceCode, type DemoEditor } from './support/demoEditor';
import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

const PAGE = '/x/react-charts/bars/';
const NAME = 'DatasetBars';

/** What stands before the code that a test types. */
const BARS = "import { BarChart } from '@mui/x-charts/BarChart';\n";
const SERIES = 'series={[{ data: [1, 2] }]} height={100}';

/** Replaces the code, and sets the cursor at the bar in it. */
async function write(page: Page, editor: DemoEditor, marked: string): Promise<void> {
  // Completion is loaded after the editor.
  await expect(editor.code).toHaveAttribute('aria-autocomplete', 'list');
  await replaceCode(page, editor, marked.replace('|', ''));
  const after = marked.slice(marked.indexOf('|') + 1);
  for (let left = 0; left < after.length; left += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('ArrowLeft');
  }
}

function getOptions({ demo }: DemoEditor) {
  return demo.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
}

/** A list that has just opened takes no key for so long, in ms: the key was meant for the code. */
const LIST_DELAY = 75;

/** Takes the suggestion that has the keyboard. */
async function take(page: Page, editor: DemoEditor, label: string): Promise<void> {
  const option = getOptions(editor).filter({ hasText: label }).first();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.waitForTimeout(2 * LIST_DELAY);
  await page.keyboard.press('Enter');
}

test('completes a prop and its value, which the demo then has', async ({ page }) => {
  const editor = await openEditor(page, PAGE, NAME);
  await write(
    page,
    editor,
    `${BARS}export default () => <BarChart | ${SERIES} yAxis={[{ data: ['a', 'b'] }]} />;`,
  );
  await page.keyboard.type('lay');
  const first = getOptions(editor).first();
  await expect(first).toHaveText('layout');
  await expect(first).toHaveAccessibleDescription(/'horizontal' \| 'vertical'.*Default: 'vertical'/);
  await expectAccessible(page, `[id="${NAME}.tsx"]`);
  await take(page, editor, 'layout');
  await expect(getOptions(editor)).toHaveText(['horizontal', 'vertical']);
  await take(page, editor, 'horizontal');
  await expect(editor.code).toContainText('layout="horizontal" series');
  await expect(getOptions(editor)).toHaveCount(0);
});

for (const [address, name, code, typed, label, result] of [
  [
    '/x/react-data-grid/row-selection/',
    'TicketList',
    "import { DataGrid } from '@mui/x-data-grid';\nexport default () => <DataGrid rows={[]} columns={[]} | />;",
    'checkboxS',
    'checkboxSelection',
    'columns={[]} checkboxSelection />',
  ],
  [
    '/x/react-date-pickers/date-picker/',
    'DepartureDate',
    "import { DatePicker as Picker } from '@mui/x-date-pickers';\nexport default () => <Picker | />;",
    'orient',
    'orientation',
    'orientation="" />',
  ],
  [
    '/x/react-tree-view/rich-tree-view/items/',
    'BasicFolders',
    "import { RichTreeView } from '@mui/x-tree-view/RichTreeView';\nexport default () => <RichTreeView | />;",
    'items',
    'items',
    'items={} />',
  ],
] as const) {
  test(`knows the components of all products: ${label}`, async ({ page }) => {
    const editor = await openEditor(page, address, name);
    await write(page, editor, code);
    await page.keyboard.type(typed);
    await take(page, editor, label);
    await expect(editor.code).toContainText(result);
  });
}

test('completes members of objects, one in the other', async ({ page }) => {
  const editor = await openEditor(page, '/x/react-data-grid/row-selection/', 'TicketList');
  await write(
    page,
    editor,
    "import { DataGrid } from '@mui/x-data-grid';\nexport default () => <DataGrid rows={[]} columns={[]} slotProps={{ | }} />;",
  );
  await page.keyboard.type('toolb');
  await take(page, editor, 'toolbar');
  await page.keyboard.type('{ showQ');
  await expect(getOptions(editor).first()).toHaveAccessibleDescription(/showQuickFilter\?: boolean/);
  await take(page, editor, 'showQuickFilter');
  await page.keyboard.type('true ');
  await expect(editor.code).toContainText('slotProps={{ toolbar: { showQuickFilter: true } }} />');
});

test('completes a member of a series and its value, which the demo then has', async ({ page }) => {
  const editor = await openEditor(page, PAGE, NAME);
  await write(
    page,
    editor,
    `${BARS}export default () => <BarChart series={[{ data: [1, 2], | }]} height={100} />;`,
  );
  const loaded = page.waitForResponse('**/static/completion/types/x-charts/BarSeries.json');
  await page.keyboard.type('stackOf');
  await loaded;
  await take(page, editor, 'stackOffset');
  await expect(getOptions(editor).filter({ hasText: /^diverging$/ })).toBeVisible();
  await page.keyboard.type('exp');
  await take(page, editor, 'expand');
  await expect(editor.code).toContainText("series={[{ data: [1, 2], stackOffset: 'expand' }]}");
  await expectEdited(editor);
});

test('completes an object that has a type', async ({ page }) => {
  const editor = await openEditor(page, '/x/react-data-grid/row-selection/', 'TicketList');
  await write(
    page,
    editor,
    "import { type GridColDef } from '@mui/x-data-grid';\nconst columns: GridColDef[] = [{ field: 'id', | }];",
  );
  await page.keyboard.type('align');
  await take(page, editor, 'align');
  await take(page, editor, 'center');
  await expect(editor.code).toContainText("[{ field: 'id', align: 'center' }]");
});

test('keeps the list at the code while the demo becomes another size', async ({ page }) => {
  const editor = await openEditor(page, PAGE, NAME);
  await write(page, editor, `${BARS}export default () => <BarChart ${SERIES} h|/>;`);
  await page.keyboard.type('ideL');
  const list = editor.demo.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeVisible();
  // The chart of this code is lower than the demo was.
  await expectEdited(editor);
  const line = editor.demo.locator('.cm-line').last();
  await expect
    .poll(async () => {
      const [code, suggestions] = [await line.boundingBox(), await list.boundingBox()];
      return Math.abs(suggestions!.y - (code!.y + code!.height)) <= code!.height;
    })
    .toBe(true);
});

test('completes what an import names, and where from', async ({ page }) => {
  const editor = await openEditor(page, PAGE, NAME);
  await write(page, editor, "import { | } from '@mui/x-charts/LineChart';");
  await page.keyboard.type('LineChartPr');
  await take(page, editor, 'LineChartProps');
  await expect(editor.code).toContainText("import { LineChartProps } from '@mui/x-charts/LineChart';");
  await write(page, editor, "import { BarChart } from '@mui/x-charts/Bar|';");
  await page.keyboard.type('C');
  await take(page, editor, '@mui/x-charts/BarChart');
  await expect(editor.code).toContainText("from '@mui/x-charts/BarChart';");
});

test('lists everything on demand, and leaves the keys to the code otherwise', async ({ page }) => {
  const editor = await openEditor(page, PAGE, NAME);
  await write(page, editor, `${BARS}export default () => <BarChart| ${SERIES} />;`);
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+Space');
  await expect(getOptions(editor).first()).toBeVisible();
  await expect(getOptions(editor).filter({ hasText: /^series$/ })).toHaveCount(0);
  // Escape closes the list; Escape and Tab then leave the editor.
  await page.keyboard.press('Escape');
  await expect(getOptions(editor)).toHaveCount(0);
  await expect(editor.code).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor.code).not.toBeFocused();
});

test('says what a prop is under the pointer, with a link to its row', async ({ page }) => {
  const editor = await openEditor(page, `/zh${PAGE}`, NAME, '编辑代码');
  await replaceCode(page, editor, `${BARS}export default () => <BarChart ${SERIES} layout="vertical" />;`);
  await expect(editor.stage).toHaveAttribute('data-edited', '');
  const tooltip = editor.demo.locator('.cm-tooltip-hover');
  await expect(async () => {
    await page.mouse.move(1, 1);
    await editor.code.getByText('layout', { exact: true }).hover();
    await expect(tooltip).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(tooltip).toContainText("layout?: 'horizontal' | 'vertical'");
  await expect(tooltip).toContainText("默认值： 'vertical'");
  const link = tooltip.getByRole('link', { name: 'BarChart 的 API' });
  await link.click();
  await expect(page).toHaveURL(/\/zh\/x\/api\/charts\/bar-chart\/#bar-chart-prop-layout$/);
  await expect(page.locator('[id="bar-chart-prop-layout"]')).toBeInViewport();
});

test('says what a member is under the pointer', async ({ page }) => {
  const editor = await openEditor(page, PAGE, NAME);
  await replaceCode(
    page,
    editor,
    `${BARS}export default () => <BarChart series={[{ data: [1, 2], stack: 'a' }]} height={100} />;`,
  );
  await expect(editor.stage).toHaveAttribute('data-edited', '');
  const tooltip = editor.demo.locator('.cm-tooltip-hover');
  await expect(async () => {
    await page.mouse.move(1, 1);
    await editor.code.getByText('stack', { exact: true }).hover();
    await expect(tooltip).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(tooltip).toContainText('stack?: string');
  await expect(tooltip.getByRole('link', { name: 'API of BarSeries' })).toHaveAttribute(
    'href',
    '/x/api/charts/bar-series/#bar-series-prop-stack',
  );
});

test('is silent where its files are out of reach', async ({ page }) => {
  await page.route('**/static/completion/**', (route) => route.fulfill({ status: 200, body: '<html>' }));
  const editor = await openEditor(page, PAGE, NAME);
  await write(page, editor, `${BARS}export default () => <BarChart | ${SERIES} />;`);
  const asked = page.waitForResponse('**/static/completion/**');
  await page.keyboard.type('lay');
  await asked;
  await page.keyboard.type('out="vertical"');
  await expect(editor.code).toContainText('<BarChart layout="vertical" series');
  await expectEdited(editor);
  await expect(getOptions(editor)).toHaveCount(0);
});
