import { expect, type Locator } from '@playwright/test';

export const title =
  'Shift adds a column, changes its direction or removes it, and a click without Shift sorts by one column only.';

export default async function test(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const tickets = demo.locator('[role="gridcell"][data-field="id"]');
  const expectOrder = async (directions: Record<string, string>, ids: string[]) => {
    for (const [name, direction] of Object.entries(directions)) {
      await expect(header(name)).toHaveAttribute('aria-sort', direction);
    }
    await expect(tickets).toHaveText(ids);
  };
  await expectOrder({ Ticket: 'none', Priority: 'descending', Opened: 'ascending' }, [
    'T-7',
    'T-34',
    'T-12',
    'T-101',
    'T-9',
  ]);

  await header('Opened').click({ modifiers: ['Shift'] });
  await expectOrder({ Ticket: 'none', Priority: 'descending', Opened: 'descending' }, [
    'T-34',
    'T-7',
    'T-12',
    'T-101',
    'T-9',
  ]);
  await header('Priority').press('Shift+Enter');
  await expectOrder({ Ticket: 'none', Priority: 'none', Opened: 'descending' }, [
    'T-101',
    'T-9',
    'T-12',
    'T-34',
    'T-7',
  ]);
  await header('Priority').press('Shift+Enter');
  await expectOrder({ Ticket: 'none', Priority: 'ascending', Opened: 'descending' }, [
    'T-101',
    'T-9',
    'T-12',
    'T-34',
    'T-7',
  ]);

  await header('Priority').click();
  await expectOrder({ Ticket: 'none', Priority: 'descending', Opened: 'none' }, [
    'T-7',
    'T-34',
    'T-12',
    'T-101',
    'T-9',
  ]);
}
