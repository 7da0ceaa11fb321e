import { expect, type Locator } from '@playwright/test';

export const claim =
  'Every key of the table can be tried here, with what was focused, opened and selected by it.';

export default async function prove(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name });
  const [forward, back] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await demo.page().keyboard.press(key);
    }
  };
  const lines = demo.getByRole('status').locator('div');
  const expectLines = (focus: string, open: string, selected: string) =>
    expect(lines).toHaveText([`Focus: ${focus}`, `Open: ${open}`, `Selected: ${selected}`]);

  await getItem('Fiction').focus();
  await press(forward, 'ArrowDown', 'Space');
  await expectLines('crime', 'fiction', 'crime');
  await press(back, back, 'End', 'Enter');
  await expectLines('music', 'none', 'music');
  await press('t', forward, 'ArrowDown', 'ArrowDown');
  await expectLines('maps', 'travel', 'music');

  await demo.getByRole('switch', { name: 'Disabled items take focus' }).click();
  await getItem('Maps').press('ArrowUp');
  await expect(getItem('Asia, closed')).toBeFocused();

  await demo.getByRole('switch', { name: 'Several items' }).click();
  await getItem('Maps').press('Space');
  await press('Shift+ArrowDown');
  await expectLines('music', 'travel', 'maps, music');

  await demo.getByRole('switch', { name: 'Labels can be edited' }).click();
  await getItem('Music').press('Enter');
  await expect(demo.getByRole('textbox')).toHaveValue('Music');
}
