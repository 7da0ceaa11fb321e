import type { Page, Route } from '@playwright/test';
import { waitForPage } from './support/demos';
import { recordShifts } from './support/shifts';
import { docsDomain, expect, fixRandom, test, type ThirdParties } from './support/docsDomain';

test.use(docsDomain);

/** A page with an advertisement and no demo, where it is low; one of light demos; one of charts. */
const PAGE = '/x/api/tree-view/rich-tree-view/';
const GUIDE = '/x/react-date-pickers/time-field/';
const DEMO_PAGE = '/x/react-charts/stacking/';

const SCRIPT_HOST = 'cdn.carbonads.com';
const JSON_HOST = 'srv.buysellads.com';

/** How long a block may be awaited before it counts as missing, and a little more. */
const PATIENCE = 3100;

/** Opens a page by its own clock, and lets the time pass that a block may take to come. */
async function openLate(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.ad-slot script')).toBeAttached();
  await page.clock.runFor(PATIENCE);
}

/** What the third party's script does: draws its block beside itself. */
const DRAW_BLOCK = `document.querySelector('#_carbonads_js').insertAdjacentHTML('afterend',
  '<div id="carbonads"><a href="https://a.example/" class="carbon-text">Some tool</a></div><div>extra</div>')`;

const script = (body: string) => ({ contentType: 'text/javascript', body });

test('the script of the third party fills the place that is kept for it, and nothing moves', async ({
  page,
  thirdParties,
}) => {
  const expectStill = await recordShifts(page);
  await fixRandom(page, 0.5);
  thirdParties.answer(SCRIPT_HOST, (route) => route.fulfill(script(DRAW_BLOCK)));
  await page.goto(PAGE);
  const slot = page.locator('.ad-slot');
  await expect(slot.getByText('Some tool')).toBeVisible();
  await expect(slot.getByText('extra')).toBeHidden();
  await expect(slot).toHaveAttribute('data-ga-event-label', 'carbon-body-top-image');
  expect(await slot.evaluate((element) => element.getBoundingClientRect().height)).toBe(80);
  expect(thirdParties.asked(SCRIPT_HOST)).toHaveLength(1);
  await expectStill();
});

/** A fault that is seen as soon as it is there. */
const FILLER = 'draws its filler';

const FAULTS = {
  'cannot be reached': undefined,
  hangs: () => new Promise<void>(() => {}),
  'answers an error': (route: Route) => route.fulfill({ status: 500 }),
  'answers nothing': (route: Route) => route.fulfill(script('')),
  [FILLER]: (route: Route) =>
    route.fulfill(
      script(DRAW_BLOCK.replace('https://a.example/', 'https://material-ui-next.com/discover-more/backers')),
    ),
};

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`an in-house advertisement is shown when the third party ${fault}`, async ({ page, thirdParties }) => {
    const expectStill = await recordShifts(page);
    await fixRandom(page, 0.5);
    if (answer) {
      thirdParties.answer(SCRIPT_HOST, answer);
    }
    await (fault === FILLER ? page.goto(PAGE) : openLate(page));
    const image = page.locator('.ad-slot img');
    await expect(image).toBeVisible();
    await expect(image).toHaveAttribute('alt', 'themes');
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(260);
    await expect(page.locator('.ad-slot a')).toHaveAttribute('rel', 'noopener sponsored');
    await expectStill();
  });
}

test('one draw asks the user to allow advertisements', async ({ page }) => {
  await fixRandom(page, 0.1);
  await openLate(page);
  const slot = page.locator('.ad-slot');
  await expect(slot.getByText('Do you like MUI X?')).toBeVisible();
  await expect(slot.getByRole('img', { name: 'Love' })).toBeVisible();
  await expect(slot).toHaveAttribute('data-ga-event-label', 'in-house-adblock-body-top-inline');
});

/** Shows an advertisement of our own in the shape without an image. */
async function openInline(page: Page, thirdParties: ThirdParties, address = PAGE): Promise<void> {
  await fixRandom(page, 0.1);
  thirdParties.answer(SCRIPT_HOST, FAULTS[FILLER]);
  await page.goto(address);
  await expect(page.locator('.ad-slot .ad-display-inline')).toBeVisible();
}

/** How high the place is in a narrow window and in others, in px: lower where one looks things up. */
const HEIGHTS = [
  { address: GUIDE, phone: 142, desktop: 126 },
  { address: PAGE, phone: 120, desktop: 80 },
];

const WIDTHS = [360, 768, 1280];

for (const { address, phone, desktop } of HEIGHTS) {
  test(`${address}: the shape without an image fills its place`, async ({ page, thirdParties }) => {
    await openInline(page, thirdParties, address);
    for (const width of WIDTHS) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const slot = (await page.locator('.ad-slot').boundingBox())!;
        const frame = (await page.locator('.ad-slot .ad-display').boundingBox())!;
        expect(slot.height).toBe(width < 600 ? phone : desktop);
        expect(frame).toEqual(slot);
      });
    }
  });
}

for (const shown of ['the appeal', 'an advertisement without an image']) {
  test(`${shown} is not cut where text is twice as large`, async ({ page, thirdParties }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    if (shown === 'the appeal') {
      await fixRandom(page, 0.1);
      await openLate(page);
      await expect(page.locator('.ad-appeal')).toBeVisible();
    } else {
      await openInline(page, thirdParties);
    }
    for (const width of WIDTHS) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const cut = await page.locator('.ad-slot').evaluate((slot) => {
          const { top, bottom } = slot.getBoundingClientRect();
          return [...slot.querySelectorAll('span')]
            .filter((part) => part.getClientRects().length > 0)
            .map((part) => ({ part: part.className, box: part.getBoundingClientRect() }))
            .filter(({ box }) => box.top < top || box.bottom > bottom + 1)
            .map(({ part, box }) => `${part}: ${box.bottom - bottom} px`);
        });
        expect(cut).toEqual([]);
      });
    }
  });
}

test('a page that was moved to has an advertisement of its own', async ({ page, thirdParties }) => {
  await fixRandom(page, 0.5);
  thirdParties.answer(SCRIPT_HOST, (route) => route.fulfill(script(DRAW_BLOCK)));
  await page.goto(PAGE);
  await expect(page.locator('#carbonads')).toBeVisible();
  const title = await page.locator('h1').innerText();
  await page.locator('.neighbour-next').click();
  await expect(page.locator('h1')).not.toHaveText(title);
  await expect(page.locator('#carbonads')).toHaveCount(1);
  expect(thirdParties.asked(SCRIPT_HOST)).toHaveLength(2);
});

for (const route of ['/x/introduction/installation/', '/x/api/data-grid/grid-col-def/']) {
  test(`${route} has no advertisement`, async ({ page, thirdParties }) => {
    await page.goto(route);
    await waitForPage(page);
    await expect(page.locator('link[media="all"], link[media="print"]')).toHaveCount(1);
    await expect(page.locator('.ad, .ad-slot')).toHaveCount(0);
    expect(thirdParties.asked(SCRIPT_HOST)).toEqual([]);
  });
}

test.describe('a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; SomeBot/1.0)' });

  test('finds an empty placeholder', async ({ page, thirdParties }) => {
    await page.goto(PAGE);
    await expect(page.locator('.ad-slot')).toHaveCount(1);
    expect(await page.locator('.ad-slot').innerHTML()).toBe('<span></span>');
    expect(thirdParties.asked(SCRIPT_HOST)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no place is kept for what cannot come', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('.ad')).toHaveCSS('padding-bottom', '0px');
    await expect(page.locator('.ad-slot')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // A draw for each of our own advertisements with an image.
  for (const draw of [0.3, 0.5, 0.7, 0.9]) {
    test(`the place is 120 px high, and all of the text is shown: ${draw}`, async ({ page }) => {
      await fixRandom(page, draw);
      await openLate(page);
      await expect(page.locator('.ad-slot img')).toBeVisible();
      const shown = await page.locator('.ad-slot').evaluate((slot) => {
        const description = slot.querySelector('.ad-description')!;
        const publisher = slot.querySelector('.ad-publisher')!;
        const { lineHeight, webkitLineClamp } = getComputedStyle(description);
        const lines = Math.round(description.clientHeight / parseFloat(lineHeight));
        return {
          height: slot.getBoundingClientRect().height,
          isAbovePublisher:
            description.getBoundingClientRect().bottom <= publisher.getBoundingClientRect().top,
          isWhole: lines <= Number(webkitLineClamp) && description.scrollHeight <= description.clientHeight,
        };
      });
      expect(shown).toEqual({ height: 120, isAbovePublisher: true, isWhole: true });
    });
  }
});

test('it is absent from paper', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator('.ad-slot')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.ad-slot')).toBeHidden();
});

test.describe('below a demo', () => {
  const json = (body: unknown) => ({ contentType: 'application/json', body: JSON.stringify(body) });
  const headers = { 'Access-Control-Allow-Origin': '*' };

  async function openCode(page: Page) {
    await page.goto(DEMO_PAGE);
    await expect(page.locator('.ad-slot')).toHaveCount(1);
    await page.locator('.demo-source:not([open]) > summary').first().click();
  }

  test('an advertisement comes with its code, counts its display, and shows markup as text', async ({
    page,
    thirdParties,
  }) => {
    const expectStill = await recordShifts(page);
    const ad = {
      statlink: 'https://a.example/click',
      statimp: 'https://count.example/seen',
      pixel: 'https://count.example/a?t=[timestamp]||https://count.example/b||javascript:alert(1)',
      timestamp: 17,
      company: 'Acme',
      description: '<img src=x onerror="alert(1)"> for grids',
    };
    const answers = [{ ads: [] }, { ads: [{ statlink: 'javascript:alert(1)' }] }, { ads: [{}, ad] }];
    thirdParties.answer(JSON_HOST, (route) => route.fulfill({ ...json(answers.shift()), headers }));
    thirdParties.answer('count.example', (route) => route.fulfill({ contentType: 'image/gif', body: '' }));
    await openCode(page);
    const block = page.locator('.demo-ad').first();
    const link = block.getByRole('link');
    await expect(link).toContainText('Acme - <img src=x onerror="alert(1)"> for grids');
    await expect(link).toHaveAttribute('href', ad.statlink);
    await expect(link).toHaveAttribute('data-ga-event-label', 'carbon-demo-inline');
    await expect(block).toContainText('ad by Carbon');
    await expect
      .poll(() => thirdParties.asked('count.example'))
      .toEqual(['https://count.example/seen', 'https://count.example/a?t=17', 'https://count.example/b']);
    expect(thirdParties.asked(JSON_HOST)).toHaveLength(3);
    await expectStill();
  });

  for (const [name, body, requests] of [
    ['has no advertisement', '{"ads":[]}', 10],
    ['is no JSON', '<html>', 1],
    ['has ads: null', '{"ads":null}', 1],
  ] as const) {
    test(`the block stays empty when the answer ${name}`, async ({ page, thirdParties }) => {
      thirdParties.answer(JSON_HOST, (route) => route.fulfill({ body, headers }));
      await openCode(page);
      await expect.poll(() => thirdParties.asked(JSON_HOST).length).toBe(requests);
      await expect(page.locator('.demo-ad')).toHaveCSS('min-height', '52px');
      await expect(page.locator('.demo-ad')).toHaveText('');
    });
  }
});
