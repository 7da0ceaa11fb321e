import type { Page } from '@playwright/test';
import { expectEdited, openEditor, replaceCode, type DemoEditor } from './support/demoEditor';
import { expectAccessible } from './support/expectAccessible';
import { EDITED, editorTest } from './support/sharedEditor';
import { expect, test } from './support/test';

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

/** Takes a suggestion, which has the keyboard. */
async function take(editor: DemoEditor, label: string): Promise<void> {
  const option = getOptions(editor).filter({ hasText: label }).first();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  // The demo above may have become another size since the list opened: users scroll to the code, too.
  await editor.code.evaluate((code) => code.scrollIntoView({ block: 'center' }));
  await option.click();
}

/** A list that has just opened takes no key for so long, in ms: the key was meant for the code. */
const LIST_DELAY = 75;

/** Takes a suggestion, which has the keyboard, by a key that comes late enough. */
async function takeByKey(page: Page, editor: DemoEditor, label: string): Promise<void> {
  await expect(getOptions(editor).filter({ hasText: label }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const seen = await page.evaluate(() => performance.now());
  await page.waitForFunction((late) => performance.now() > late, seen + LIST_DELAY);
  await page.keyboard.press('Enter');
}

editorTest('completes a prop and its value, which the demo then has', async ({ page, editor }) => {
  await write(
    page,
    editor,
    `${BARS}export default () => <BarChart | ${SERIES} yAxis={[{ data: ['a', 'b'] }]} />;`,
  );
  await page.keyboard.type('lay');
  const first = getOptions(editor).first();
  await expect(first).toHaveText('layout');
  await expect(first).toHaveAccessibleDescription(/'horizontal' \| 'vertical'.*Default: 'vertical'/);
  await expectAccessible(page, `[id="${EDITED}.tsx"]`);
  await takeByKey(page, editor, 'layout');
  await expect(getOptions(editor)).toHaveText(['horizontal', 'vertical']);
  await takeByKey(page, editor, 'horizontal');
  await expect(editor.code).toContainText('layout="horizontal" series');
  await expect(getOptions(editor)).toHaveCount(0);
});

editorTest('knows the components of all products', async ({ page, editor }) => {
  for (const [code, typed, label, result] of [
    [
      "import { DataGrid } from '@mui/x-data-grid';\nexport default () => <DataGrid rows={[]} columns={[]} | />;",
      'checkboxS',
      'checkboxSelection',
      'columns={[]} checkboxSelection />',
    ],
    [
      "import { DatePicker as Picker } from '@mui/x-date-pickers';\nexport default () => <Picker | />;",
      'orient',
      'orientation',
      'orientation="" />',
    ],
    [
      "import { RichTreeView } from '@mui/x-tree-view/RichTreeView';\nexport default () => <RichTreeView | />;",
      'items',
      'items',
      'items={} />',
    ],
  ] as const) {
    await test.step(label, async () => {
      await write(page, editor, code);
      await page.keyboard.type(typed);
      await take(editor, label);
      await expect(editor.code).toContainText(result);
    });
  }
});

editorTest('completes members of objects, one in the other', async ({ page, editor }) => {
  await write(
    page,
    editor,
    "import { DataGrid } from '@mui/x-data-grid';\nexport default () => <DataGrid rows={[]} columns={[]} slotProps={{ | }} />;",
  );
  await page.keyboard.type('toolb');
  await take(editor, 'toolbar');
  await page.keyboard.type('{ showQ');
  await expect(getOptions(editor).first()).toHaveAccessibleDescription(/showQuickFilter\?: boolean/);
  await take(editor, 'showQuickFilter');
  await page.keyboard.type('true ');
  await expect(editor.code).toContainText('slotProps={{ toolbar: { showQuickFilter: true } }} />');
});

editorTest(
  'completes a member of a series and its value, which the demo then has',
  async ({ page, editor }) => {
    await write(
      page,
      editor,
      `${BARS}export default () => <BarChart series={[{ data: [1, 2], | }]} height={100} />;`,
    );
    await page.keyboard.type('stackOf');
    await takeByKey(page, editor, 'stackOffset');
    await expect(getOptions(editor).filter({ hasText: /^diverging$/ })).toBeVisible();
    await page.keyboard.type('exp');
    await takeByKey(page, editor, 'expand');
    await expect(editor.code).toContainText("series={[{ data: [1, 2], stackOffset: 'expand' }]}");
    await expectEdited(editor);
  },
);

editorTest('completes an object that has a type', async ({ page, editor }) => {
  await write(
    page,
    editor,
    "import { type GridColDef } from '@mui/x-data-grid';\nconst columns: GridColDef[] = [{ field: 'id', | }];",
  );
  await page.keyboard.type('align');
  await take(editor, 'align');
  await take(editor, 'center');
  await expect(editor.code).toContainText("[{ field: 'id', align: 'center' }]");
});

editorTest('keeps the list at the code while the demo becomes another size', async ({ page, editor }) => {
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

editorTest('completes what an import names, and where from', async ({ page, editor }) => {
  await write(page, editor, "import { | } from '@mui/x-charts/LineChart';");
  await page.keyboard.type('LineChartPr');
  await take(editor, 'LineChartProps');
  await expect(editor.code).toContainText("import { LineChartProps } from '@mui/x-charts/LineChart';");
  await write(page, editor, "import { BarChart } from '@mui/x-charts/Bar|';");
  await page.keyboard.type('C');
  await take(editor, '@mui/x-charts/BarChart');
  await expect(editor.code).toContainText("from '@mui/x-charts/BarChart';");
});

editorTest(
  'lists everything on demand, and leaves the keys to the code otherwise',
  async ({ page, editor }) => {
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
  },
);

test('says what a prop is under the pointer, with a link to its row', async ({ page }) => {
  const editor = await openEditor(
    page,
    '/zh/x/react-tree-view/simple-tree-view/focus/',
    'ItemCommands',
    '编辑代码',
  );
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

editorTest('says what a member is under the pointer', async ({ page, editor }) => {
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
  const editor = await openEditor(page, '/x/react-tree-view/simple-tree-view/focus/', 'ItemCommands');
  await write(page, editor, `${BARS}export default () => <BarChart | ${SERIES} />;`);
  const asked = page.waitForResponse('**/static/completion/**');
  await page.keyboard.type('lay');
  await asked;
  await page.keyboard.type('out="vertical"');
  await expect(editor.code).toContainText('<BarChart layout="vertical" series');
  await expectEdited(editor);
  await expect(getOptions(editor)).toHaveCount(0);
});
