import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothModes } from './support/expectAccessible';
import {
  barsTest,
  chooseSegment,
  getButton,
  getCode,
  getSegment,
  openPlayground,
  pickersTest,
  waitForPlayground,
} from './support/propPlayground';
import { expect, test } from './support/test';

const BARS = '/x/react-charts/bars/';
const PIE = '/x/react-charts/pie/';
const PICKERS = '/x/react-date-pickers/playground/';

const getBars = (playground: Locator) => playground.locator('.demo-stage .MuiBarElement-root');

/** The names beside the first group of controls. */
const getPropNames = (playground: Locator) =>
  playground.locator('.prop-group').first().locator('.prop-row > :is(label, legend)');

const readQuery = (page: Page) => new URL(page.url()).searchParams.toString();

test.describe('a prop playground of a chart', () => {
  barsTest('renders what its controls set, and writes it as code', async ({ page }) => {
    const playground = await waitForPlayground(page, 'MonthlyBars');
    const code = getCode(playground);
    await expect(code).not.toContainText('layout');

    await chooseSegment(playground, 'layout', 'horizontal');
    await expect(code).toContainText('layout="horizontal"');
    // The categories go to the other axis with it.
    await expect(code).toContainText("yAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr'] }]}");
    await expect(code).not.toContainText('xAxis');
    await expect(playground.locator('.demo-stage')).toContainText('Jan');
    await expect
      .poll(async () => {
        const box = await getBars(playground).first().boundingBox();
        return box!.width > box!.height;
      })
      .toBe(true);

    await playground.getByLabel('height', { exact: true }).fill('200');
    await expect(code).toContainText('height={200}');
    await expect
      .poll(async () => (await playground.locator('.demo-stage').boundingBox())!.height)
      .toBeLessThan(330);

    await playground.getByLabel('color', { exact: true }).fill('#ff0000');
    await expect(code).toContainText("color: '#ff0000',");
    await expect(getBars(playground).first()).toHaveAttribute('fill', '#ff0000');

    await playground.getByLabel('loading', { exact: true }).check();
    await expect(playground.locator('.demo-stage')).toContainText('Loading data');
    await expect(code).toContainText('\n      loading\n');
  });

  barsTest('has lists to which items are added', async ({ page }) => {
    const playground = await waitForPlayground(page, 'MonthlyBars');
    await getButton(playground, 'Add an item to colors').click();
    await playground.getByLabel('colors, item 1', { exact: true }).fill('#00ff00');
    await expect(getCode(playground)).toContainText("colors={['#00ff00']}");
    await expect(getBars(playground).first()).toHaveAttribute('fill', '#00ff00');
    await getButton(playground, 'Remove colors, item 1').click();
    await expect(getCode(playground)).not.toContainText('colors');
  });

  test('takes numbers and texts for a size', async ({ page }) => {
    const playground = await openPlayground(page, PIE, 'OrderChannels');
    const slice = playground.locator('.demo-stage .MuiPieChart-arc').first();
    const before = await slice.getAttribute('d');
    await playground.getByLabel('innerRadius', { exact: true }).fill('50%');
    await expect(getCode(playground)).toContainText("innerRadius: '50%',");
    await expect.poll(() => slice.getAttribute('d')).not.toBe(before);
    await playground.getByLabel('innerRadius', { exact: true }).fill('40');
    await expect(getCode(playground)).toContainText('innerRadius: 40,');
  });

  barsTest('resets one prop, and all of them', async ({ page }) => {
    const playground = await waitForPlayground(page, 'MonthlyBars');
    const code = getCode(playground);
    const initial = await code.textContent();
    await playground.getByLabel('height', { exact: true }).fill('');
    await expect(code).not.toContainText('height');
    await chooseSegment(playground, 'layout', 'horizontal');
    await getButton(playground, 'Reset height').click();
    await expect(code).toContainText('height={280}');
    await expect(playground.getByLabel('height', { exact: true })).toBeFocused();
    await expect(code).toContainText('layout');
    await getButton(playground, 'Reset the demo').click();
    await expect(code).toHaveText(initial!);
    await expect(getSegment(playground, 'layout', 'vertical')).toBeChecked();
    await expect(getPropNames(playground).first()).toHaveText('height');
    await expect.poll(() => readQuery(page)).toBe('');
  });

  barsTest('counts what is set, and shows it first once the user has left the controls', async ({ page }) => {
    const playground = await waitForPlayground(page, 'MonthlyBars');
    const names = getPropNames(playground);
    await expect(playground.locator('.prop-state')).toContainText('0 changed');
    await playground.getByLabel('loading', { exact: true }).check();
    await expect(playground.locator('.prop-state')).toContainText('1 changed');
    await expect(names.first()).toHaveText('height');
    await page.locator('h1').click();
    await expect(names.first()).toHaveText('loading');
    await getButton(playground, 'Reset').click();
    await expect(playground.locator('.prop-state')).toContainText('0 changed');
    await page.locator('h1').click();
    await expect(names.first()).toHaveText('height');
  });

  barsTest('sets a number by a slider, and keeps the stage as it is until then', async ({ page }) => {
    const playground = await waitForPlayground(page, 'MonthlyBars');
    const stage = playground.locator('.demo-stage');
    const before = await stage.boundingBox();
    await playground.getByRole('slider', { name: 'Slider for borderRadius' }).fill('8');
    await expect(getCode(playground)).toContainText('borderRadius={8}');
    await expect(playground.getByLabel('borderRadius', { exact: true })).toHaveValue('8');
    const after = await stage.boundingBox();
    expect([after!.width, after!.height]).toEqual([before!.width, before!.height]);
  });

  barsTest('keeps what is no value yet in its field, and does not use it', async ({ page }) => {
    const playground = await waitForPlayground(page, 'MonthlyBars');
    const field = playground.getByLabel('height', { exact: true });
    await field.fill('99999');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(getCode(playground)).toContainText('height={280}');
    await field.blur();
    await expect(field).toHaveValue('280');
  });

  barsTest('is on paper without its controls', async ({ page }) => {
    const playground = await waitForPlayground(page, 'MonthlyBars');
    const width = () => playground.locator('.demo-stage').evaluate((stage) => stage.clientWidth);
    const before = await width();
    await page.emulateMedia({ media: 'print' });
    await expect(playground.locator('.prop-panel')).toBeHidden();
    await expect(getCode(playground)).toBeVisible();
    await expect.poll(width).toBeGreaterThan(before);
  });

  barsTest('copies its code', async ({ page }) => {
    const playground = await waitForPlayground(page, 'MonthlyBars');
    await chooseSegment(playground, 'layout', 'horizontal');
    await playground.locator('.MuiCode-copy').click();
    await expect(playground.getByRole('button', { name: 'Copied' })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain("import { BarChart } from '@mui/x-charts/BarChart';");
    expect(text).toContain('layout="horizontal"');
    expect(text).not.toContain('controls');
  });
});

test.describe('the link of a prop playground', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('has what is set, in another language too', async ({ page }) => {
    const playground = await openPlayground(page, BARS, 'MonthlyBars');
    await chooseSegment(playground, 'layout', 'horizontal');
    await playground.getByLabel('stack', { exact: true }).fill('a & b');
    await playground.getByRole('link', { name: 'Copy the link to this demo' }).click();
    await expect(playground.getByRole('link', { name: 'Copied' })).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.hash).toBe('#MonthlyBars.tsx');
    expect([...link.searchParams]).toEqual([
      ['MonthlyBars.chart.layout', 'horizontal'],
      ['MonthlyBars.sent.stack', 'a & b'],
    ]);

    await page.goto(`/zh${link.pathname}${link.search}${link.hash}`);
    const other = page.locator('[id="MonthlyBars.tsx"]');
    await expect(other.getByRole('link', { name: '复制此示例的链接' })).toBeVisible();
    await expect(getCode(other)).toContainText("stack: 'a & b',");
    await expect(getSegment(other, 'layout', 'horizontal')).toBeChecked();
    await expect(other.getByRole('link', { name: 'layout', exact: true })).toHaveAttribute(
      'href',
      '/zh/x/api/charts/bar-chart/#bar-chart-prop-layout',
    );
  });

  test('is the address after a change, which a reload keeps', async ({ page }) => {
    const playground = await openPlayground(page, `${BARS}?a=b`, 'MonthlyBars');
    await playground.getByLabel('borderRadius', { exact: true }).fill('12');
    await expect.poll(() => readQuery(page)).toBe('a=b&MonthlyBars.chart.borderRadius=12');
    await page.reload();
    await expect(getCode(await waitForPlayground(page, 'MonthlyBars'))).toContainText('borderRadius={12}');
  });

  test('gives the defaults where it is forged', async ({ page }) => {
    const query = [
      'MonthlyBars.chart.layout=%E0%A4%A',
      'MonthlyBars.chart.height=1e99',
      'MonthlyBars.sent.color=javascript:alert(1)',
      'MonthlyBars.__proto__.height=1',
      'MonthlyBars.chart.onItemClick=alert',
    ].join('&');
    const playground = await openPlayground(page, `${BARS}?${query}#%E0%A4%A`, 'MonthlyBars');
    await expect(getCode(playground)).toContainText('height={280}');
    await expect(getCode(playground)).not.toContainText(/layout|color|onItemClick/);
    await expect(getBars(playground)).toHaveCount(8);
  });
});

test.describe('a prop playground of a picker', () => {
  pickersTest('has controls for dates, texts and parts of a union', async ({ page }) => {
    const playground = await waitForPlayground(page, 'ArrivalDay');
    const calendar = playground.locator('.demo-stage');
    const code = getCode(playground);
    await playground.getByLabel('minDate', { exact: true }).fill('2026-05-10');
    await expect(code).toContainText("minDate={dayjs('2026-05-10')}");
    await expect(calendar.getByRole('gridcell', { name: '9', exact: true })).toBeDisabled();
    await expect(calendar.getByRole('gridcell', { name: '10', exact: true })).toBeEnabled();

    // A prop that the component reads once.
    await playground.getByLabel('defaultValue', { exact: true }).fill('2026-06-20');
    await expect(calendar).toContainText('June 2026');

    // What the calendar does without the prop is ticked.
    const views = playground.getByRole('group', { name: 'views', exact: true });
    await expect(views.getByLabel('year')).toBeChecked();
    await expect(views.getByLabel('month')).not.toBeChecked();
    await views.getByLabel('month').check();
    await views.getByLabel('day').uncheck();
    await expect(code).toContainText("views={['year', 'month']}");

    const picker = await waitForPlayground(page, 'DeliveryDate');
    await picker.getByLabel('label', { exact: true }).fill('Arrival');
    await expect(picker.locator('.demo-stage')).toContainText('Arrival');
  });

  test('has controls for times, and refuses a text that its type does not list', async ({ page }) => {
    const clock = await openPlayground(page, PICKERS, 'OpeningHour');
    await clock.getByLabel('minTime', { exact: true }).fill('10:00');
    await expect(getCode(clock)).toContainText("minTime={dayjs('2026-01-01T10:00')}");
    await expect(clock.locator('.demo-stage [aria-invalid="true"]').first()).toBeVisible();

    const lines = await openPlayground(page, '/x/react-charts/lines/', 'StatePopulations');
    const baseline = lines.getByLabel('baseline', { exact: true });
    await baseline.fill('top');
    await expect(baseline).toHaveAttribute('aria-invalid', 'true');
    await baseline.fill('max');
    await expect(getCode(lines)).toContainText("baseline: 'max',");
    await lines.getByLabel('data, item 5', { exact: true }).fill('12');
    await expect(getCode(lines)).toContainText('data: [23.7, 29.8, 33.9, 37.3, 12],');
  });

  pickersTest('can be used with the keyboard', async ({ page }) => {
    const playground = await waitForPlayground(page, 'ArrivalDay');
    await getButton(playground, 'Reset the demo').focus();
    await page.keyboard.press('ArrowRight');
    await expect(getButton(playground, 'Edit the code')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(getButton(playground, 'Reset')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(playground.getByRole('link', { name: 'views', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      playground.getByRole('group', { name: 'views', exact: true }).getByLabel('year'),
    ).toBeFocused();
    await playground.getByLabel('loading', { exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(getCode(playground)).toContainText('loading');
    // Beside the name, above the field.
    await page.keyboard.press('Shift+Tab');
    await expect(getButton(playground, 'Reset loading')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(getCode(playground)).not.toContainText('loading');
    await expect(playground.getByLabel('loading', { exact: true })).toBeFocused();
  });

  pickersTest('describes each prop, and leads to its row of the API', async ({ page }) => {
    const playground = await waitForPlayground(page, 'ArrivalDay');
    const field = playground.getByLabel('minDate', { exact: true });
    await expect(field).toHaveAccessibleDescription(/Minimal selectable date/);
    const name = playground.getByRole('link', { name: 'minDate', exact: true });
    await name.hover();
    await expect(page.getByRole('tooltip')).toContainText('Minimal selectable date');
    await name.click();
    await expect(page).toHaveURL(/\/x\/api\/date-pickers\/date-calendar\/#date-calendar-prop-minDate$/);
    await expect(page.locator('[id="date-calendar-prop-minDate"]')).toBeVisible();
  });
});

barsTest('axe finds nothing in a prop playground of a chart', async ({ page }) => {
  const playground = await waitForPlayground(page, 'MonthlyBars');
  await getButton(playground, 'Add an item to colors').click();
  await playground.getByLabel('height', { exact: true }).fill('99999');
  await expectAccessibleInBothModes(page, '[id="MonthlyBars.tsx"]');
});

pickersTest('axe finds nothing in a prop playground of a picker', async ({ page }) => {
  await waitForPlayground(page, 'ArrivalDay');
  await expectAccessibleInBothModes(page, '[id="ArrivalDay.tsx"] .prop-panel');
});

barsTest('a prop playground fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const playground = await waitForPlayground(page, 'MonthlyBars');
  const panel = playground.locator('.prop-panel');
  const scrolls = () => panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  await getButton(playground, 'All props').click();
  await expect(playground.getByRole('group', { name: 'labelMarkType', exact: true })).toBeVisible();
  expect(await scrolls()).toBe(false);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  const [stage, controls] = await Promise.all(
    ['.demo-stage', '.prop-panel'].map((part) => playground.locator(part).boundingBox()),
  );
  expect(controls!.y).toBeGreaterThanOrEqual(stage!.y + stage!.height);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a prop playground has its code and a list of its props', async ({ page }) => {
    await page.goto(PIE);
    const playground = page.locator('[id="OrderChannels.tsx"]');
    await expect(getCode(playground)).toContainText('height={220}');
    await expect(getCode(playground)).not.toContainText('controls');
    await expect(playground.getByRole('link', { name: 'paddingAngle' })).toHaveAttribute(
      'href',
      '/x/api/charts/pie-series/#pie-series-prop-paddingAngle',
    );
    await expect(playground.locator('.prop-panel')).toContainText(
      'The padding angle (deg) between two arcs.',
    );
    await expect(playground.locator('.demo-stage svg').first()).toBeVisible();
  });
});
