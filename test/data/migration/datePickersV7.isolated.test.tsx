// @vitest-environment jsdom
import type { Dayjs } from 'dayjs';
import * as React from 'react';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { click, findAll } from './demoElements';
import {
  clickDay,
  DAY,
  find,
  getActions,
  type Picker,
  type PickerLibrary,
  testPickerChanges,
  show,
} from './pickerLibrary';

const getSelectedDays = () =>
  findAll('.MuiPickersDay-root[aria-selected=true]').map((day) => day.textContent);
const pressAction = (name: string) => click(find('.MuiPickersLayout-actionBar button', name));

function readActions(
  library: PickerLibrary,
  Component: Picker,
  props: Record<string, unknown> = { open: true },
) {
  show(library, <Component defaultValue={DAY} {...props} />);
  return getActions();
}

testPickerChanges([
  ...(['DesktopTimePicker', 'DesktopDateTimePicker'] as const).map((name) => ({
    section: 'closing-and-action-bar',
    change: `has the buttons Cancel and OK in ${name}`,
    observe: (library: PickerLibrary) => readActions(library, library[name]),
    v7: ['OK'],
    v8: ['Cancel', 'OK'],
  })),
  {
    section: 'closing-and-action-bar',
    change: 'has the buttons Cancel and OK beside times in a single column',
    observe: (library) =>
      readActions(library, library.DesktopTimePicker, {
        open: true,
        timeSteps: { minutes: 60 },
        ampm: false,
      }),
    v7: [],
    v8: ['Cancel', 'OK'],
  },
  {
    section: 'closing-and-action-bar',
    change: 'has the buttons Cancel and Next in a date time range picker on the desktop',
    observe: (library) => {
      show(library, <library.DesktopDateTimeRangePicker open />);
      return getActions();
    },
    v7: ['OK'],
    v8: ['Cancel', 'Next'],
  },
  {
    section: 'closing-and-action-bar',
    change: 'has the buttons Cancel and OK in a static picker for the desktop',
    observe: (library) =>
      readActions(library, library.StaticDatePicker, { displayStaticWrapperAs: 'desktop' }),
    v7: [],
    v8: ['Cancel', 'OK'],
  },
  {
    section: 'closing-and-action-bar',
    change: 'neither closes a time picker nor calls onAccept after the last view on the desktop',
    observe: async (library) => {
      const onClose = vi.fn();
      const onAccept = vi.fn();
      const handlers = { onClose, onAccept };
      show(
        library,
        <library.DesktopTimePicker open defaultValue={DAY} views={['hours']} ampm={false} {...handlers} />,
      );
      await click(find('[role=option]', '18'));
      const selected = { closed: onClose.mock.calls.length, accepted: onAccept.mock.calls.length };
      await pressAction('OK');
      return { selected, acceptedWithOk: onAccept.mock.calls.length };
    },
    v7: { selected: { closed: 1, accepted: 1 }, acceptedWithOk: 1 },
    v8: { selected: { closed: 0, accepted: 0 }, acceptedWithOk: 1 },
  },
  {
    section: 'next-button-between-steps',
    change: 'keeps the view after users select a day, and continues with the button Next',
    observe: async (library) => {
      show(library, <library.MobileDateTimePicker open defaultValue={DAY} />);
      const actions = getActions();
      await clickDay('20');
      return { actions, tab: find('[role=tab][aria-selected=true]').ariaLabel };
    },
    v7: { actions: ['Cancel', 'OK'], tab: 'pick time' },
    v8: { actions: ['Cancel', 'Next'], tab: 'pick date' },
  },
  {
    section: 'controlled-value-without-onchange',
    change: 'shows the value and not the selected day, and OK does not call onAccept',
    observe: async (library) => {
      const onAccept = vi.fn();
      show(library, <library.MobileDatePicker open value={DAY} onAccept={onAccept} />);
      await clickDay('20');
      const selected = getSelectedDays();
      await pressAction('OK');
      return { selected, accepted: onAccept.mock.calls.length };
    },
    v7: { selected: ['20'], accepted: 1 },
    v8: { selected: ['2'], accepted: 0 },
  },
  {
    section: 'controlled-value-without-onchange',
    change: 'restores the initial value with Cancel after the code has set the value',
    observe: async (library) => {
      let setValue: React.Dispatch<Dayjs | null> = () => {};
      const received: (string | undefined)[] = [];
      function Demo() {
        const [value, set] = React.useState<Dayjs | null>(DAY);
        setValue = set;
        const onChange = (next: Dayjs | null) => {
          received.push(next?.format('D'));
          set(next);
        };
        return <library.MobileDatePicker open value={value} onChange={onChange} />;
      }
      show(library, <Demo />);
      await act(async () => setValue(DAY.date(11)));
      await clickDay('20');
      await pressAction('Cancel');
      return received;
    },
    v7: ['20', '11'],
    v8: ['20', '2'],
  },
  {
    section: 'time-lists-on-mobile',
    change: 'shows lists instead of the clock face in a mobile date time picker',
    observe: (library) => {
      show(library, <library.MobileDateTimePicker open openTo="hours" defaultValue={DAY} />);
      return { clock: findAll('.MuiClock-root').length, lists: findAll('[role=listbox]').length };
    },
    v7: { clock: 1, lists: 1 },
    v8: { clock: 0, lists: 3 },
  },
  {
    section: 'focus-and-roles-of-popups',
    change: 'has the role dialog in a range picker with one input',
    observe: (library) => {
      const slots = { field: library.SingleInputDateRangeField };
      show(library, <library.DateRangePicker open slots={slots} />);
      return findAll('[role=dialog], [role=tooltip]').map(({ role }) => role);
    },
    v7: ['tooltip'],
    v8: ['dialog'],
  },
]);
