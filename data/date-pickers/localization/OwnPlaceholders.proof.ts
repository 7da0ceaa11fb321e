import { expect, type Locator } from '@playwright/test';

export const claim = 'Functions choose the placeholder by the format and the kind of the section.';

export default async function prove(demo: Locator): Promise<void> {
  const expectPlaceholders = async (label: string, texts: string[]) => {
    const sections = demo.getByRole('group', { name: label }).getByRole('spinbutton');
    await expect(sections).toHaveText(texts);
    await expect(sections.first()).toBeVisible();
  };
  await expectPlaceholders('Date of birth', ['mm', 'dd', 'yyyy']);
  await expectPlaceholders('Expiry date', ['mm', 'yy']);
  await expectPlaceholders('Event', ['d', 'month', 'yyyy']);

  await demo.getByRole('spinbutton', { name: 'Month' }).last().click();
  await demo.page().keyboard.type('m');
  await expect(demo.getByRole('spinbutton', { name: 'Month' }).last()).toHaveText('March');
}
