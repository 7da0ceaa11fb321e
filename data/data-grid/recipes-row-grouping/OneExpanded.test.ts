import { expect, type Locator } from '@playwright/test';

export const title =
  'Expanding a team with a click or Space collapses the one that was expanded, and collapsing a team expands no other.';

export default async function test(demo: Locator): Promise<void> {
  const team = (name: string) => demo.getByRole('row', { name });
  const expectExpanded = async (expanded: string) => {
    for (const name of ['Web (4)', 'Billing (2)', 'Mobile (2)']) {
      await expect(team(name)).toHaveAttribute('aria-expanded', String(name === expanded));
    }
  };
  await team('Web (4)').getByRole('button').click();
  await expectExpanded('Web (4)');
  await team('Mobile (2)').getByRole('button').click();
  await expectExpanded('Mobile (2)');
  await team('Billing (2)').getByRole('gridcell').first().click();
  await demo.page().keyboard.press('Space');
  await expectExpanded('Billing (2)');
  await demo.page().keyboard.press('Space');
  await expectExpanded('none');
}
