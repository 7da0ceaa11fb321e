import { expect, type Locator } from '@playwright/test';

export const title = 'The demo shows which items are focused, expanded and selected after each key.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name });
  const [forward, back] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await demo.page().keyboard.press(key);
    }
  };
  const lines = demo.getByRole('status').locator('div');
  const expectLines = (focus: string, expanded: string, selected: string) =>
    expect(lines).toHaveText([`Focus: ${focus}`, `Expanded: ${expanded}`, `Selected: ${selected}`]);

  await getItem('Fiction').focus();
  await press(forward, 'ArrowDown', 'Space');
  await expectLines('crime', 'fiction', 'crime');
  await press(back, back, 'End', 'Enter');
  await expectLines('music', 'none', 'music');
  await press('t', forward, 'ArrowDown', 'ArrowDown');
  await expectLines('maps', 'travel', 'music');

  await demo.getByRole('switch', { name: 'Disabled items are focusable' }).click();
  await getItem('Maps').press('ArrowUp');
  await expect(getItem('Asia, closed')).toBeFocused();

  await demo.getByRole('switch', { name: 'Multi-selection' }).click();
  await getItem('Maps').press('Space');
  await press('Shift+ArrowDown');
  await expectLines('music', 'travel', 'maps, music');
  // The reverse direction deselects.
  await press('Shift+ArrowUp');
  await expectLines('maps', 'travel', 'maps');

  await demo.getByRole('switch', { name: 'Editable labels' }).click();
  await getItem('Music').press('Enter');
  await expect(demo.getByRole('textbox')).toHaveValue('Music');
}
