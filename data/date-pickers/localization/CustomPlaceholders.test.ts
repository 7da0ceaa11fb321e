import { expect, type Locator } from '@playwright/test';

export const title = 'Functions choose the placeholder by the format and the kind of the section.';

export default async function test(demo: Locator): Promise<void> {
  const expectPlaceholders = async (label: string, texts: Record<string, string>) => {
    const group = demo.getByRole('group', { name: label });
    for (const [name, text] of Object.entries(texts)) {
      await expect(group.getByRole('spinbutton', { name })).toHaveText(text);
    }
    await expect(group.getByRole('spinbutton')).toHaveCount(Object.keys(texts).length);
  };
  await expectPlaceholders('Date of birth', { Day: 'dd', Month: 'mm', Year: 'yyyy' });
  await expectPlaceholders('Expiry date', { Month: 'mm', Year: 'yy' });
  await expectPlaceholders('Event', { Day: 'd', Month: 'month', Year: 'yyyy' });

  await demo.getByRole('spinbutton', { name: 'Month' }).last().click();
  await demo.page().keyboard.type('m');
  await expect(demo.getByRole('spinbutton', { name: 'Month' }).last()).toHaveText('March');
}
