import type { Locator } from '@playwright/test';

async function getCenter(target: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Drags a column header of a Data Grid over another header and keeps it there, with the button of the mouse pressed.
 *
 * @param demo contains one grid
 * @param name text of the header to drag
 * @param over text of the header where the pointer stops
 */
export async function dragHeader(demo: Locator, name: string, over: string): Promise<void> {
  const { mouse } = demo.page();
  const header = (text: string) =>
    demo.getByRole('columnheader').filter({ hasText: new RegExp(`^${text}$`) });
  // In the middle of the window there is room around the grid for a drop outside of it.
  await header(name).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const start = await getCenter(header(name));
  const end = await getCenter(header(over));
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(end.x, end.y, { steps: 12 });
}

/** Ends the drag of `dragHeader` where the pointer is. */
export async function dropHeader(demo: Locator): Promise<void> {
  await demo.page().mouse.up();
}

/**
 * Ends the drag of `dragHeader` above the grid, outside of it. The pointer leaves the dragged header upward, so that it
 * passes no other column.
 *
 * @param demo contains one grid
 * @param name text of the dragged header
 */
export async function dropHeaderOutside(demo: Locator, name: string): Promise<void> {
  const { mouse } = demo.page();
  const { y } = (await demo.getByRole('grid').boundingBox())!;
  const { x } = await getCenter(demo.getByRole('columnheader').filter({ hasText: new RegExp(`^${name}$`) }));
  await mouse.move(x, y - 8, { steps: 4 });
  await mouse.up();
}
