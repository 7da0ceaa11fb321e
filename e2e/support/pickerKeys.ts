import type { Page } from '@playwright/test';
import { describeFocus } from '../../data/date-pickers/accessibility/describeFocus';

/** Where a row begins: in the field, on the button that opens the popup, in a view of the popup, or on the clock. */
export type Start = 'field' | 'button' | 'day' | 'year' | 'time' | 'clock';

/** A row of the keyboard tables of the pickers' accessibility guide, and what tests it in a demo of the guide. */
export interface PickerKeyCase {
  /** Heading of the table. */
  table: string;
  /** As in the table. */
  key: string;
  /** As in the table, which may lack the column. */
  on?: string;
  start: Start;
  /** Keys, and what has the focus after each; the last key is the one that is tested. */
  steps: [key: string, focus: string][];
  /** A key that the row names besides the last one of `steps`, with the same result. */
  alternative?: string;
  /** What has the focus after it, where that is something else. */
  alternativeFocus?: string;
  /** What the field contains afterwards. */
  value?: string;
  /** The month that the calendar shows afterwards. */
  month?: string;
}

/** What has the focus, as the demo says it: role, name and value; `outside` of the demo and of popups. */
export async function readFocus(page: Page): Promise<string> {
  const focused = page.locator('.demo-stage :focus, [role="dialog"] :focus');
  return (await focused.count()) === 0 ? 'outside' : focused.evaluate(describeFocus);
}

const APRIL = 'spinbutton, Month, April';
const OPEN = 'button, Choose date, selected date is Apr 15, 2026';
const DAY = 'gridcell, 15';
const HOURS = 'option, 10 hours';
const clock = (view: string, time: string) => `listbox, Select ${view}. Selected time is ${time}`;

// prettier-ignore
export const PICKER_KEY_CASES: readonly PickerKeyCase[] = [
  { table: 'Fields', key: 'Tab', start: 'field', steps: [['Shift+Tab', 'outside'], ['Tab', APRIL], ['Tab', OPEN]] },
  { table: 'Fields', key: 'Shift+Tab', start: 'button', steps: [['Shift+Tab', APRIL], ['Shift+Tab', 'outside']] },
  { table: 'Fields', key: 'ArrowRight', start: 'field', steps: [['ArrowRight', 'spinbutton, Day, 15th']] },
  { table: 'Fields', key: 'ArrowLeft', start: 'field', steps: [['ArrowRight', 'spinbutton, Day, 15th'], ['ArrowLeft', APRIL]] },
  { table: 'Fields', key: 'ArrowUp', start: 'field', steps: [['ArrowUp', 'spinbutton, Month, May'], ['End', 'spinbutton, Month, December'], ['ArrowUp', 'spinbutton, Month, January']] },
  { table: 'Fields', key: 'ArrowDown', start: 'field', steps: [['ArrowDown', 'spinbutton, Month, March'], ['Home', 'spinbutton, Month, January'], ['ArrowDown', 'spinbutton, Month, December']] },
  { table: 'Fields', key: 'PageUp', start: 'field', steps: [['PageUp', 'spinbutton, Month, September']], value: '09/15/2026 10:30 AM' },
  { table: 'Fields', key: 'PageDown', start: 'field', steps: [['PageUp', 'spinbutton, Month, September'], ['PageDown', APRIL]] },
  { table: 'Fields', key: 'Home', start: 'field', steps: [['Home', 'spinbutton, Month, January']] },
  { table: 'Fields', key: 'End', start: 'field', steps: [['End', 'spinbutton, Month, December']] },
  { table: 'Fields', key: 'Digit', start: 'field', steps: [['5', 'spinbutton, Day, 15th']], value: '05/15/2026 10:30 AM' },
  { table: 'Fields', key: 'Letter', start: 'field', steps: [['j', 'spinbutton, Month, January']], value: '01/15/2026 10:30 AM' },
  { table: 'Fields', key: 'Backspace or Delete', start: 'field', steps: [['Delete', 'spinbutton, Month, Empty']], alternative: 'Backspace' },
  { table: 'Fields', key: 'Ctrl+A', start: 'field', steps: [['Control+a', 'div, 04/15/2026 10:30 AM'], ['Delete', 'div, MM/DD/YYYY hh:mm aa']], value: '' },
  { table: 'Fields', key: 'Enter', start: 'field', steps: [['Enter', APRIL]], value: '04/15/2026 10:30 AM' },

  { table: 'Date picker', key: 'Enter or Space', on: 'opening button', start: 'button', steps: [['Enter', DAY]], alternative: 'Space' },
  { table: 'Date picker', key: 'Tab', on: 'popup', start: 'day', steps: [['Tab', HOURS]] },
  { table: 'Date picker', key: 'Shift+Tab', on: 'popup', start: 'day', steps: [['Shift+Tab', 'button, Next month']] },
  { table: 'Date picker', key: 'Enter', on: 'day', start: 'day', steps: [['ArrowRight', 'gridcell, 16'], ['Enter', HOURS]], value: '04/16/2026 10:30 AM' },
  // When the key is released, the hour has the focus, and is selected too.
  { table: 'Date picker', key: 'Space', on: 'day', start: 'day', steps: [['ArrowRight', 'gridcell, 16'], ['Space', 'option, 30 minutes']], value: '04/16/2026 10:30 AM' },
  { table: 'Date picker', key: 'Escape', on: 'popup', start: 'day', steps: [['Escape', OPEN]], value: '04/15/2026 10:30 AM' },

  { table: 'Date calendar', key: 'ArrowRight', start: 'day', steps: [['ArrowRight', 'gridcell, 16']] },
  { table: 'Date calendar', key: 'ArrowLeft', start: 'day', steps: [['ArrowLeft', 'gridcell, 14']] },
  { table: 'Date calendar', key: 'ArrowDown', start: 'day', steps: [['ArrowDown', 'gridcell, 22']] },
  { table: 'Date calendar', key: 'ArrowUp', start: 'day', steps: [['ArrowUp', 'gridcell, 8']] },
  { table: 'Date calendar', key: 'Home', start: 'day', steps: [['Home', 'gridcell, 12']] },
  { table: 'Date calendar', key: 'End', start: 'day', steps: [['End', 'gridcell, 18']] },
  { table: 'Date calendar', key: 'PageUp', start: 'day', steps: [['PageUp', DAY]], month: 'May 2026' },
  { table: 'Date calendar', key: 'PageDown', start: 'day', steps: [['PageDown', DAY]], month: 'March 2026' },
  { table: 'Date calendar', key: 'Enter or Space', start: 'day', steps: [['ArrowDown', 'gridcell, 22'], ['Enter', HOURS]], alternative: 'Space', alternativeFocus: 'option, 30 minutes', value: '04/22/2026 10:30 AM' },

  { table: 'Months and years', key: 'ArrowRight', start: 'year', steps: [['ArrowRight', 'radio, 2027']] },
  { table: 'Months and years', key: 'ArrowLeft', start: 'year', steps: [['ArrowLeft', 'radio, 2025']] },
  { table: 'Months and years', key: 'ArrowDown', start: 'year', steps: [['ArrowDown', 'radio, 2030']] },
  { table: 'Months and years', key: 'ArrowUp', start: 'year', steps: [['ArrowUp', 'radio, 2022']] },
  { table: 'Months and years', key: 'Enter or Space', start: 'year', steps: [['ArrowRight', 'radio, 2027'], ['Enter', DAY]], alternative: 'Space', month: 'April 2027' },

  { table: 'Time lists', key: 'ArrowDown', start: 'time', steps: [['ArrowDown', 'option, 11 hours'], ['ArrowDown', 'option, 12 hours']] },
  { table: 'Time lists', key: 'ArrowUp', start: 'time', steps: [['ArrowUp', 'option, 9 hours'], ['Home', 'option, 12 hours'], ['ArrowUp', 'option, 11 hours']] },
  { table: 'Time lists', key: 'Home', start: 'time', steps: [['Home', 'option, 12 hours']] },
  { table: 'Time lists', key: 'End', start: 'time', steps: [['End', 'option, 11 hours']] },
  { table: 'Time lists', key: 'PageDown', start: 'time', steps: [['Home', 'option, 12 hours'], ['PageDown', 'option, 5 hours']] },
  { table: 'Time lists', key: 'PageUp', start: 'time', steps: [['PageUp', 'option, 5 hours']] },
  { table: 'Time lists', key: 'Digits or letters', start: 'time', steps: [['1', 'option, 11 hours']] },
  { table: 'Time lists', key: 'Enter or Space', start: 'time', steps: [['ArrowDown', 'option, 11 hours'], ['Enter', 'option, 30 minutes']], alternative: 'Space', value: '04/15/2026 11:30 AM' },
  { table: 'Time lists', key: 'Tab', start: 'time', steps: [['Tab', 'option, 30 minutes']] },

  { table: 'Time clock', key: 'ArrowUp', start: 'clock', steps: [['ArrowUp', clock('hours', '11:30 PM')]] },
  { table: 'Time clock', key: 'ArrowDown', start: 'clock', steps: [['ArrowDown', clock('hours', '09:30 PM')]] },
  { table: 'Time clock', key: 'PageUp', start: 'clock', steps: [['PageUp', clock('hours', '11:30 PM')]] },
  { table: 'Time clock', key: 'PageDown', start: 'clock', steps: [['PageDown', clock('hours', '05:30 PM')]] },
  { table: 'Time clock', key: 'Home', start: 'clock', steps: [['Home', clock('hours', '12:30 PM')]] },
  { table: 'Time clock', key: 'End', start: 'clock', steps: [['End', clock('hours', '11:30 PM')]] },
  { table: 'Time clock', key: 'Enter or Space', start: 'clock', steps: [['Enter', clock('minutes', '10:30 PM')]], alternative: 'Space' },
];

/** A case for each key that a row names. */
export const listAlternatives = ({
  alternative,
  alternativeFocus,
  ...row
}: PickerKeyCase): PickerKeyCase[] => {
  const [, focus] = row.steps.at(-1)!;
  const before = row.steps.slice(0, -1);
  return alternative === undefined
    ? [row]
    : [row, { ...row, steps: [...before, [alternative, alternativeFocus ?? focus]] }];
};
