import { expect, type Locator } from '@playwright/test';

export const title = 'Tab still reaches the tree after an ancestor of the selected item was collapsed.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const offer = demo.getByRole('treeitem', { name: 'Offer for the roof' });
  await expect(demo.getByRole('treeitem', { name: 'Re: Re: Which slate?' })).toHaveAttribute(
    'aria-checked',
    'true',
  );
  await offer.press(direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight');
  await expect(demo.getByRole('treeitem')).toHaveCount(2);
  await offer.press('Shift+Tab');
  await expect(demo.locator(':focus')).toHaveCount(0);
  await demo.page().keyboard.press('Tab');
  await expect(offer).toBeFocused();
}
