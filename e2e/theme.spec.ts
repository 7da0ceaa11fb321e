import type { Page } from '@playwright/test';
import { makeLive } from './demos/demoPlace';
import { makeDemosLive, waitForPage } from './support/demos';
import { expectAccessible } from './support/expectAccessible';
import { openSettings } from './support/openSettings';
import { openWithDemosHeld } from './support/openWithDemosHeld';
import { expect, test } from './support/test';

const PALETTE_PAGE = '/x/customization/color/';
const GRID_PAGE = '/x/react-data-grid/column-definition/';
const PICKER_PAGE = '/x/react-date-pickers/date-picker/';
const RED = { primary: { main: '#c62828' }, secondary: { main: '#ffeb3b' } };

async function keepPalette(page: Page, baseURL: string, value: string): Promise<void> {
  await page.context().addCookies([{ name: 'paletteColors', value, url: baseURL }]);
}

/** The value that a color has on the page, as red, green, blue and alpha. */
function readColor(page: Page, color: string): Promise<number[]> {
  return page.evaluate((value) => {
    const element = document.body.appendChild(document.createElement('i'));
    element.style.color = value;
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    element.remove();
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }, color);
}

test('text and demos turn at once, code does not, and a demo keeps its state', async ({ page }) => {
  await page.goto(GRID_PAGE);
  await waitForPage(page);
  const stage = page.locator('.demo-stage').first();
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-live', '');
  const header = stage.getByRole('columnheader').first();
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');

  const panel = await openSettings(page);
  await panel.getByRole('button', { name: 'Right to left' }).click();
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('h1')).toHaveCSS('direction', 'rtl');
  await expect(page.locator('.code pre').first()).toHaveCSS('direction', 'ltr');
  await expect(stage.locator('.MuiDataGrid-root')).toHaveClass(/(^| )rtl-/);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);

  await panel.getByRole('button', { name: 'Left to right' }).click();
  await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
  await expect(stage.locator('.MuiDataGrid-root')).not.toHaveClass(/(^| )rtl-/);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
});

test('a demo that comes alive later has the direction and density of the user', async ({ page }) => {
  await page.goto(PALETTE_PAGE);
  await waitForPage(page);
  const panel = await openSettings(page);
  await panel.getByRole('button', { name: 'Right to left' }).click();
  await panel.getByRole('button', { name: 'Dense' }).click();
  await page.keyboard.press('Escape');
  await makeDemosLive(page);
  const button = page.locator('[id="PickerColors.tsx"]').getByRole('button', { name: 'Book' }).first();
  await expect(button).toHaveClass(/(^| )rtl-/);
  await expect(button).toHaveClass(/MuiButton-sizeSmall/);
});

test('a reload takes direction, density and spacing back', async ({ page }) => {
  await page.goto(PALETTE_PAGE);
  await waitForPage(page);
  const panel = await openSettings(page);
  await panel.getByRole('button', { name: 'Right to left' }).click();
  await panel.getByRole('button', { name: 'Increase spacing' }).click();
  await expect(panel.getByText('9 px')).toBeVisible();
  await page.reload();
  await waitForPage(page);
  await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
  await expect((await openSettings(page)).getByText('8 px')).toBeVisible();
});

test('every setting is within reach of the keyboard', async ({ page }) => {
  await page.goto(PALETTE_PAGE);
  await waitForPage(page);
  await page.getByRole('button', { name: 'Settings', exact: true }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Settings', exact: true });
  await expect(panel.getByRole('button', { name: 'Dark' })).toBeVisible();
  await expectAccessible(page);
  const moveTo = async (name: string) => {
    const button = panel.getByRole('button', { name, exact: true });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused({ timeout: 1 });
    }).toPass();
    return button;
  };
  await moveTo('Dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  const rtl = await moveTo('Right to left');
  await page.keyboard.press('Space');
  await expect(rtl).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(rtl).toHaveAttribute('aria-pressed', 'true');
  await moveTo('Dense');
  await page.keyboard.press('Enter');
  const less = await moveTo('Decrease spacing');
  for (let press = 0; press < 10; press += 1) {
    await page.keyboard.press('Enter');
  }
  await expect(panel.getByText('0 px')).toBeVisible();
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await expect(less).toBeFocused();
  await moveTo('Reset');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('8 px')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Normal' })).toHaveAttribute('aria-pressed', 'true');
});

test('the spacing of live demos changes without a render', async ({ page }) => {
  await page.goto(PALETTE_PAGE);
  await waitForPage(page);
  await makeDemosLive(page);
  const stack = page.locator('.demo-stage .MuiStack-root').first();
  await expect(stack).toHaveCSS('--mui-spacing', '8px');
  const panel = await openSettings(page);
  await panel.getByRole('button', { name: 'Increase spacing' }).click();
  await expect(stack).toHaveCSS('--mui-spacing', '9px');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`a palette of the cookie, in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('applies to the first frame and to live demos, and not to the site', async ({ page, baseURL }) => {
      await page.goto(PICKER_PAGE);
      const accent = await readColor(page, 'var(--accent)');
      await keepPalette(page, baseURL!, JSON.stringify(RED));
      await page.goto(PICKER_PAGE, { waitUntil: 'commit' });
      const selected = '[role="gridcell"][aria-selected="true"]';
      const stage = page.locator('.demo-stage', { has: page.locator(selected) }).first();
      const day = stage.locator(selected);
      await expect(day).toHaveCSS('background-color', 'rgb(198, 40, 40)');
      await waitForPage(page);
      await makeLive(stage);
      await expect(day).toHaveCSS('background-color', 'rgb(198, 40, 40)');
      expect(await readColor(page, 'var(--accent)')).toEqual(accent);
    });

    test('gives every variable the value of the theme factory', async ({ page, baseURL }) => {
      await keepPalette(
        page,
        baseURL!,
        JSON.stringify({
          primary: { main: '#1b9e77', 300: '#7fc97f' },
          secondary: { main: '#ffd200' },
        }),
      );
      await page.goto(PALETTE_PAGE);
      await waitForPage(page);
      await makeDemosLive(page);
      const names = ['primary', 'secondary'].flatMap((name) => [
        ...['main', 'light', 'dark', 'contrastText'].map((part) => ['palette', name, part]),
        ['palette', 'LinearProgress', `${name}Bg`],
        ['palette', 'Slider', `${name}Track`],
        ['palette', 'Switch', `${name}DisabledColor`],
      ]);
      const expected = await page.evaluate(
        ([scheme, paths]) => {
          const { theme } = window as unknown as { theme: { colorSchemes: Record<string, object> } };
          return paths.map((path) =>
            path.reduce(
              (value, key) => (value as Record<string, unknown>)[key] as object,
              theme.colorSchemes[scheme]!,
            ),
          ) as unknown as string[];
        },
        [colorScheme, names] as const,
      );
      for (const [index, name] of names.entries()) {
        const wanted = await readColor(page, expected[index]!);
        const shown = await readColor(page, `var(--mui-${name.join('-')})`);
        // The factory cuts what CSS rounds.
        const difference = Math.max(...shown.map((value, part) => Math.abs(value - wanted[part]!)));
        expect(difference, name.join('.')).toBeLessThanOrEqual(2);
      }
      const channel = await readColor(page, 'rgba(var(--mui-palette-primary-mainChannel) / 0.5)');
      expect(channel[3]).toBeGreaterThan(120);
      expect(channel[3]).toBeLessThan(135);
    });
  });
}

for (const value of [
  '{',
  'null',
  '{"primary":{"main":5}}',
  '{"primary":"#abc"}',
  '{"primary":{"main":"red;"}}',
]) {
  test(`a broken palette is ignored: ${value}`, async ({ page, baseURL }) => {
    await keepPalette(page, baseURL!, value.replaceAll(';', '%3B'));
    await page.goto(PALETTE_PAGE);
    await waitForPage(page);
    await makeDemosLive(page);
    const day = page.locator('.demo-stage [role="gridcell"][aria-selected="true"]').first();
    await expect(day).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  });
}

test('storage and cookies that throw leave the page whole', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  await page.goto(PALETTE_PAGE);
  await waitForPage(page);
  const panel = await openSettings(page);
  await panel.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await panel.getByRole('button', { name: 'Dense' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'teal', exact: true }).first().check();
  await expect(page.getByRole('textbox').first()).toHaveValue('#00796b');
});

test('what is chosen before the palette editor is live stays chosen', async ({ page }) => {
  const release = await openWithDemosHeld(page, PALETTE_PAGE);
  const primary = page.getByRole('region', { name: 'Primary' });
  const secondary = page.getByRole('region', { name: 'Secondary' });
  await primary.getByRole('radio', { name: 'teal', exact: true }).check();
  await secondary.getByRole('textbox').fill('#00f');
  await release();
  await expect(primary.getByRole('textbox')).toHaveValue('#00796b');
  const code = page.locator('.palette-editor pre');
  await expect(code).toContainText('#00796b');
  await expect(code).toContainText('#00f');
  await expect(secondary.getByRole('textbox')).toBeFocused();
});

test('the theme of the palette editor can be scrolled by the keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PALETTE_PAGE);
  await waitForPage(page);
  // The editor is there, in the place of what it shows without JavaScript: it takes a color.
  await page.getByRole('radio', { name: 'teal', exact: true }).first().check();
  const code = page.locator('.palette-editor pre');
  await expect(code).toContainText('#00796b');
  await code.focus();
  await expect(code).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

test('the palette editor changes every demo, is kept, and can be reset, by keyboard', async ({
  page,
  context,
}) => {
  await page.goto(PALETTE_PAGE);
  await waitForPage(page);
  await makeDemosLive(page);
  const primary = page.getByRole('region', { name: 'Primary' });
  const day = page.locator('.demo-stage [role="gridcell"][aria-selected="true"]').first();
  await primary.getByRole('radio', { name: 'blue', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(primary.getByRole('radio', { name: 'light blue', exact: true })).toBeChecked();
  await expect(day).toHaveCSS('background-color', 'rgb(2, 136, 209)');

  const number = primary.getByRole('textbox');
  await number.fill('#00f');
  await expect(day).toHaveCSS('background-color', 'rgb(0, 0, 255)');
  await expect(primary.getByRole('status')).toHaveText('8.5 : 1');
  await number.fill('#00');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(day).toHaveCSS('background-color', 'rgb(0, 0, 255)');
  await expect(page.locator('.palette-editor pre')).toContainText("main: '#00f'");
  await expectAccessible(page);

  const cookie = (await context.cookies()).find(({ name }) => name === 'paletteColors')!;
  expect(cookie.path).toBe('/');
  expect(JSON.parse(cookie.value)).toMatchObject({
    primary: { main: '#00f' },
    secondary: { main: '#9c27b0' },
  });

  await page.goto(PICKER_PAGE);
  expect(await readColor(page, 'var(--mui-palette-primary-main)')).toEqual([0, 0, 255, 255]);

  await page.goto(PALETTE_PAGE);
  await waitForPage(page);
  await page.getByRole('button', { name: 'Reset the colors' }).press('Enter');
  await expect(day).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  expect((await context.cookies()).some(({ name }) => name === 'paletteColors')).toBe(false);
});

test('demos of a Chinese page speak Chinese', async ({ page }) => {
  await page.goto(`/zh${PICKER_PAGE}`);
  await waitForPage(page);
  const stage = page.locator('.demo-stage').first();
  await makeLive(stage);
  await expect(stage.getByRole('button', { name: /选择日期/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the palette page says what it needs', async ({ page }) => {
    await page.goto(PALETTE_PAGE);
    await expect(page.getByText('The color editor requires JavaScript.')).toBeVisible();
    await expect(page.locator('.palette-editor')).toBeHidden();
  });
});
