import type { Locator } from '@playwright/test';
import { expect } from '../support/test';

/** What was seen of the static form of a demo. */
export interface StaticFormFacts {
  /** Whether it looks as it would with nothing in it. */
  isBlank: boolean;
  /** Width and height in px, rounded. */
  size: [number, number];
  html: string;
}

/** Width and height of an element in px, rounded. */
export function measure(element: Locator): Promise<[number, number]> {
  return element.evaluate((node) => {
    const { width, height } = node.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  });
}

async function isBlank(stage: Locator): Promise<boolean> {
  const shown = await stage.screenshot();
  const empty = await stage.screenshot({ style: '.demo-stage * { visibility: hidden !important; }' });
  return shown.equals(empty);
}

/** Looks at a demo that has not come alive. */
export async function readStaticForm(stage: Locator): Promise<StaticFormFacts> {
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).not.toHaveAttribute('data-live');
  return {
    isBlank: await isBlank(stage),
    size: await measure(stage),
    html: await stage.innerHTML(),
  };
}
