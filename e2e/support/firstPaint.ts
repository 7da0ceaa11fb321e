import type { CDPSession, Page, Route } from '@playwright/test';
import { expect } from './test';

export interface Color {
  r: number;
  g: number;
  b: number;
}

/** What a browser window shows where a page has painted nothing yet; no page of the site has the color. */
const UNPAINTED: Color = { r: 255, g: 0, b: 255 };

/** The color of a picture in an empty place of the page: at the end of a line, half way down. */
function readPixel(reader: Page, png: string): Promise<Color> {
  return reader.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.drawImage(image, -Math.round(image.width * 0.97), -Math.round(image.height * 0.5));
    const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { r, g, b };
  }, png);
}

/** Opens a page of the site that paints nothing, and waits until the window shows just that. */
async function openUnpainted(page: Page, reader: Page): Promise<CDPSession> {
  // Of the site: the process of the page to come is there, and knows the color.
  await page.route('**/unpainted', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/unpainted');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDefaultBackgroundColorOverride', { color: { ...UNPAINTED, a: 1 } });
  await expect
    .poll(async () => readPixel(reader, (await page.screenshot()).toString('base64')))
    .toEqual(UNPAINTED);
  return session;
}

/**
 * Opens a page and looks at the pixels of what it paints before any script runs that is not in its HTML:
 * those are held back until then.
 *
 * @param reader another page, which decodes the pictures
 * @returns the colors of all frames on the way, and of the page as it then is
 */
export async function watchFirstPaints(
  page: Page,
  reader: Page,
  address: string,
): Promise<{ frames: Color[]; painted: Color }> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route('**/*.js', async (route) => {
    if (isReleased) {
      await route.continue();
    } else {
      held.push(route);
    }
  });
  const session = await openUnpainted(page, reader);
  const pictures: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    // The page may be gone by then.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const painted = await page.screenshot();
  await session.send('Page.stopScreencast');
  isReleased = true;
  await Promise.all(held.map((route) => route.continue()));
  return {
    frames: await Promise.all(pictures.map((picture) => readPixel(reader, picture))),
    painted: await readPixel(reader, painted.toString('base64')),
  };
}
