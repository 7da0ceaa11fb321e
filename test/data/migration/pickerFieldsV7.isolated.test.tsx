// @vitest-environment jsdom
import type * as React from 'react';
import type { Dayjs } from 'dayjs';
import { vi } from 'vitest';
import { click, findAll } from './demoElements';
import {
  DAY,
  enterSection,
  find,
  type PickerLibrary,
  press,
  testPickerChanges,
  show,
  type,
} from './pickerLibrary';

const ACCESSIBLE = { enableAccessibleFieldDOMStructure: true };
const countRoles = () => [findAll('input[type=text]').length, findAll('[role=spinbutton]').length];

/** Renders a field, acts on the section for the month, and returns what the handler received. */
async function changeMonth(
  library: PickerLibrary,
  props: Record<string, unknown>,
  change: (section: HTMLElement) => Promise<void>,
) {
  const { DateField } = library;
  const received: unknown[] = [];
  const onChange = (value: Dayjs | null) => received.push(value?.isValid() ? 'valid' : value && 'invalid');
  const onError = vi.fn();
  show(library, <DateField {...ACCESSIBLE} {...props} onChange={onChange} onError={onError} />);
  await change(await enterSection('Month'));
  return { received, errors: onError.mock.calls.map(([error]) => error) };
}

testPickerChanges([
  {
    section: 'accessible-dom-structure',
    change: 'renders each section as a spinbutton by default',
    observe: (library) => {
      show(library, <library.DatePicker label="Visit" />);
      return countRoles();
    },
    v7: [1, 0],
    v8: [0, 3],
  },
  {
    section: 'theme-of-text-fields',
    change: 'renders PickersTextField and PickersOutlinedInput',
    observe: (library) => {
      show(library, <library.DatePicker label="Visit" />);
      const names = ['MuiTextField', 'MuiOutlinedInput', 'MuiPickersTextField', 'MuiPickersOutlinedInput'];
      return names.filter((name) => findAll(`.${name}-root`).length > 0);
    },
    v7: ['MuiTextField', 'MuiOutlinedInput'],
    v8: ['MuiPickersTextField', 'MuiPickersOutlinedInput'],
  },
  {
    section: 'position-of-the-button',
    change: 'does not move the opening button with the position of inputAdornment',
    observe: (library) => {
      show(library, <library.DatePicker slotProps={{ inputAdornment: { position: 'start' } }} />);
      return findAll('button')[0]!.compareDocumentPosition(find('input, [role=spinbutton]'));
    },
    v7: Node.DOCUMENT_POSITION_FOLLOWING,
    v8: Node.DOCUMENT_POSITION_PRECEDING,
  },
  {
    section: 'range-pickers-use-one-input',
    change: 'renders one field for both dates by default',
    observe: (library) => {
      show(library, <library.DateRangePicker {...ACCESSIBLE} />);
      return {
        groups: findAll('[role=group]').length,
        labels: findAll('label').map((label) => label.textContent),
      };
    },
    v7: { groups: 2, labels: ['Start', 'End'] },
    v8: { groups: 1, labels: [] },
  },
  {
    section: 'onaccept-while-typing',
    change: 'calls onAccept for each change of the value in the field',
    observe: async (library) => {
      const onAccept = vi.fn();
      show(library, <library.DatePicker {...ACCESSIBLE} defaultValue={DAY} onAccept={onAccept} />);
      await press(await enterSection('Month'), 'ArrowUp');
      return onAccept.mock.calls.map(([value, { source }]) => [
        value.format('YYYY-MM-DD'),
        source === 'view',
      ]);
    },
    v7: [],
    v8: [['2026-04-02', false]],
  },
  {
    section: 'partially-filled-dates',
    change: 'calls neither onChange nor onError until all sections are filled',
    observe: (library) => changeMonth(library, {}, (section) => type(section, '5')),
    v7: { received: ['invalid'], errors: ['invalidDate'] },
    v8: { received: [], errors: [] },
  },
  {
    section: 'partially-filled-dates',
    change: 'passes null to onChange when a section is cleared',
    observe: (library) => changeMonth(library, { defaultValue: DAY }, (section) => press(section, 'Delete')),
    v7: { received: ['invalid'], errors: ['invalidDate'] },
    v8: { received: [null], errors: [] },
  },
  {
    section: 'fields-on-mobile',
    change: 'lets users type, and has a button that opens the dialog',
    observe: (library) => {
      show(library, <library.MobileDatePicker {...ACCESSIBLE} />);
      return {
        readOnly: find('[role=spinbutton]').getAttribute('aria-readonly'),
        buttons: findAll('button').map(({ ariaLabel }) => ariaLabel),
      };
    },
    v7: { readOnly: 'true', buttons: [] },
    v8: { readOnly: 'false', buttons: ['Choose date'] },
  },
  {
    section: 'fields-on-mobile',
    change: 'does not open the dialog with a click on the field',
    observe: async (library) => {
      show(library, <library.MobileDatePicker enableAccessibleFieldDOMStructure={false} />);
      await click(find('input'));
      return findAll('[role=dialog]').length;
    },
    v7: 1,
    v8: 0,
  },
  {
    section: 'focus-and-roles-of-popups',
    change: 'submits the form with Enter in a field with the accessible structure',
    observe: async (library) => {
      const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
      show(
        library,
        <form onSubmit={onSubmit}>
          <library.DateField {...ACCESSIBLE} defaultValue={DAY} />
          <button type="submit">Save</button>
        </form>,
      );
      await press(await enterSection('Month'), 'Enter');
      return onSubmit.mock.calls.length;
    },
    v7: 0,
    v8: 1,
  },
  {
    section: 'focus-and-roles-of-popups',
    change: 'skips disabled fields with Tab',
    observe: (library) => {
      show(library, <library.DateField {...ACCESSIBLE} disabled />);
      const stops = findAll('[tabindex="0"], input:not([tabindex="-1"]):not(:disabled)');
      return stops.length > 0;
    },
    v7: true,
    v8: false,
  },
  {
    section: 'focus-and-roles-of-popups',
    change: 'skips the clear button with Tab',
    observe: (library) => {
      show(library, <library.DateField {...ACCESSIBLE} clearable defaultValue={DAY} />);
      return find('button').tabIndex;
    },
    v7: 0,
    v8: -1,
  },
  {
    section: 'slotpropstextfield',
    change: 'ignores the placeholder of slotProps.textField',
    observe: (library) => {
      show(library, <library.DatePicker slotProps={{ textField: { placeholder: 'Any day' } }} />);
      return findAll('input[placeholder="Any day"]').length;
    },
    v7: 1,
    v8: 0,
  },
  {
    section: 'focus-and-roles-of-popups',
    change: 'formats the time in the name of the opening button by ampm',
    observe: (library) => {
      show(library, <library.DesktopTimePicker defaultValue={DAY} ampm={false} />);
      return find('button').ariaLabel;
    },
    v7: 'Choose time, selected time is 3:30 PM',
    v8: 'Choose time, selected time is 15:30',
  },
  {
    section: 'localetext-functions',
    change: 'passes only the formatted value to openDatePickerDialogue',
    observe: (library) => {
      const openDatePickerDialogue = vi.fn<(...parts: unknown[]) => string>(() => 'Open');
      show(library, <library.DesktopDatePicker defaultValue={DAY} localeText={{ openDatePickerDialogue }} />);
      return openDatePickerDialogue.mock.lastCall!.map((part) =>
        typeof part === 'string' ? part : typeof part,
      );
    },
    v7: ['object', 'object', 'Mar 2, 2026'],
    v8: ['Mar 2, 2026'],
  },
  {
    section: 'focus-and-roles-of-popups',
    change: 'marks the active part of a range with a line while the popup is open',
    observe: (library) => {
      const slots = { field: library.SingleInputDateRangeField };
      show(library, <library.DateRangePicker {...ACCESSIBLE} open slots={slots} />);
      return findAll('.MuiPickersInputBase-activeBar').length;
    },
    v7: 0,
    v8: 1,
  },
  {
    section: 'focus-and-roles-of-popups',
    change: 'takes the name of the opening button of a range from openRangePickerDialogue',
    observe: (library) => {
      const slots = { field: library.SingleInputDateRangeField };
      const localeText = { openRangePickerDialogue: () => 'Open range' };
      show(library, <library.DateRangePicker slots={slots} localeText={localeText} />);
      return findAll('button').map(({ ariaLabel }) => ariaLabel);
    },
    v7: [],
    v8: ['Open range'],
  },
]);
