import { expect, type Locator } from '@playwright/test';

export const title =
  'A component in the line slot starts one animation of the browser when it appears, and cancels it if users prefer reduced motion.';

type Watched = Document & { pathAnimations: Animation[] };

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const line = demo.locator('path.MuiLineChart-line');
  const replay = demo.getByRole('button').first();
  const readStates = () =>
    line.evaluate((path) =>
      (path.ownerDocument as Watched).pathAnimations.map((animation) =>
        animation.playState === 'idle' ? 'cancelled' : 'started',
      ),
    );
  const clickReplay = async () => {
    const path = await line.elementHandle();
    await replay.click();
    await expect.poll(() => path!.evaluate((element) => element.isConnected)).toBe(false);
    await expect(line).toHaveCount(1);
  };
  await expect(line).toHaveCount(1);
  // Keeps each animation that `animate()` starts on an SVG path of this document from now on.
  await line.evaluate((path) => {
    const animations: Animation[] = [];
    const { animate } = Element.prototype;
    SVGPathElement.prototype.animate = function keep(...parameters) {
      const animation = animate.apply(this, parameters);
      animations.push(animation);
      return animation;
    };
    Object.assign(path.ownerDocument, { pathAnimations: animations });
  });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(readStates).toEqual(['started']);
  await clickReplay();
  await expect.poll(readStates).toEqual(['cancelled', 'started']);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(readStates).toEqual(['cancelled', 'cancelled']);
  await clickReplay();
  await expect.poll(async () => (await readStates()).includes('started')).toBe(false);
}
