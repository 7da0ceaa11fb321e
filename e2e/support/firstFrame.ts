import type { Page, Route } from '@playwright/test';

/** What a browser window shows where a page has painted nothing yet; no page of the site has the colour. */
const UNPAINTED = { r: 255, g: 0, b: 255 };

/** The colour of a frame near its middle. */
function readPixel(page: Page, png: string): Promise<{ r: number; g: number; b: number }> {
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.drawImage(image, -Math.round(image.width * 0.97), -Math.round(image.height * 0.5));
    const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { r, g, b };
  }, png);
}

/**
 * Opens a page and looks at the pixels of the first frame that it paints, while none of its scripts but those
 * within the HTML have run: they are held back until then.
 *
 * @param reader another page, which decodes the frames
 * @returns the colour of the page's ground in that frame
 */
export async function readFirstFrame(
  page: Page,
  reader: Page,
  address: string,
): Promise<{ r: number; g: number; b: number }> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route('**/*.js', async (route) => {
    if (isReleased) {
      await route.continue();
    } else {
      held.push(route);
    }
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDefaultBackgroundColorOverride', { color: { ...UNPAINTED, a: 1 } });
  const firstFrame = new Promise<{ r: number; g: number; b: number }>((resolve) => {
    session.on('Page.screencastFrame', async ({ data, sessionId }) => {
      await session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
      const pixel = await readPixel(reader, data);
      if (pixel.r !== UNPAINTED.r || pixel.g !== UNPAINTED.g || pixel.b !== UNPAINTED.b) {
        resolve(pixel);
      }
    });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.goto(address, { waitUntil: 'commit' });
  const pixel = await firstFrame;
  await session.send('Page.stopScreencast');
  isReleased = true;
  await Promise.all(held.map((route) => route.continue()));
  return pixel;
}
