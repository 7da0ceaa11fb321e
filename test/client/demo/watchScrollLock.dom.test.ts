import { expect, it } from 'vitest';
import { watchScrollLock } from '../../../src/client/demo/watchScrollLock';

it('marks the page while a dialog keeps it from scrolling', async () => {
  const root = document.documentElement;
  watchScrollLock();
  document.body.style.overflow = 'hidden';
  await Promise.resolve();
  expect(root.hasAttribute('data-scroll-locked')).toBe(true);
  document.body.style.overflow = '';
  await Promise.resolve();
  expect(root.hasAttribute('data-scroll-locked')).toBe(false);
});
