import { expect, type Locator } from '@playwright/test';

export const claim =
  'The options minSpan and maxSpan limit the size of the visible range, minStart and maxEnd its place, step the change per turn of the wheel. With panning: false, dragging does nothing.';

export default async function prove(demo: Locator): Promise<void> {
  const { mouse } = demo.page();
  const chart = demo.getByLabel('Visits per day, with limits of the zoom');
  const output = demo.getByRole('status');
  const readRange = async () => {
    const [start, end] = (await output.textContent())!.match(/\d+/g)!.map(Number);
    return { start: start!, end: end!, span: end! - start! };
  };
  const nextFrames = () =>
    demo
      .page()
      .evaluate(
        () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
      );
  /** Turns the wheel until the range is as expected. */
  const turnUntil = (delta: number, isReached: (range: Awaited<ReturnType<typeof readRange>>) => boolean) =>
    expect(async () => {
      await mouse.wheel(0, delta);
      await nextFrames();
      expect(isReached(await readRange())).toBe(true);
    }).toPass({ intervals: [0] });
  const turnOften = async (delta: number) => {
    for (let times = 0; times < 5; times += 1) {
      await mouse.wheel(0, delta);
      await nextFrames();
    }
  };
  const choose = async (name: string) => {
    await demo.getByRole('button', { name, exact: true }).click();
    await chart.hover({ position: { x: 180, y: 80 } });
    await expect(async () => {
      await mouse.wheel(0, -100);
      await expect(output).toContainText('%', { timeout: 500 });
    }).toPass();
  };
  const drag = async () => {
    const box = (await chart.boundingBox())!;
    await mouse.move(box.x + 200, box.y + 80);
    await mouse.down();
    await mouse.move(box.x + 160, box.y + 80, { steps: 3 });
    await mouse.move(box.x + 120, box.y + 80, { steps: 3 });
    await mouse.up();
  };

  await choose('default');
  const first = (await readRange()).span;
  await turnUntil(-300, ({ span }) => span < 20);
  await turnUntil(300, ({ span }) => span === 100);
  await choose('step');
  expect((await readRange()).span).toBeLessThan(first);
  await choose('minSpan');
  await turnUntil(-60, ({ span }) => span < 43);
  await turnOften(-60);
  expect((await readRange()).span).toBeGreaterThanOrEqual(39);
  await turnUntil(300, ({ span }) => span === 100);
  await choose('maxSpan');
  await turnUntil(40, ({ span }) => span > 55);
  await turnOften(40);
  expect((await readRange()).span).toBeLessThanOrEqual(61);
  await choose('minStart, maxEnd');
  await turnUntil(300, ({ start, end }) => start === 20 && end === 80);
  await choose('panning: false');
  await nextFrames();
  const before = await output.textContent();
  await drag();
  await nextFrames();
  await expect(output).toHaveText(before!);
  await choose('default');
  const panned = await readRange();
  await drag();
  await expect.poll(async () => (await readRange()).start).toBeGreaterThan(panned.start);
}
