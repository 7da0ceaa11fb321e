import type * as React from 'react';
import * as v8 from '@mui/x-date-pickers-pro';
import { AdapterDayjs as Adapter8 } from '@mui/x-date-pickers-pro/AdapterDayjs';
import * as v7 from '@mui/x-date-pickers-pro-v7';
import { AdapterDayjs as Adapter7 } from '@mui/x-date-pickers-pro-v7/AdapterDayjs';
import { act, fireEvent, render } from '@testing-library/react';
import dayjs from 'dayjs';
import { click, findAll } from './demoElements';
import { hideErrors, ignoreStyles, testChanges, type Change } from './testChanges';

/** Props have other types in each version. */
export type Picker = React.ComponentType<Record<string, unknown>>;

/** What the demos use of one major version. */
export interface PickerLibrary {
  DateField: Picker;
  DatePicker: Picker;
  DateRangePicker: Picker;
  DesktopDatePicker: Picker;
  DesktopDateTimePicker: Picker;
  DesktopDateTimeRangePicker: Picker;
  DesktopTimePicker: Picker;
  LocalizationProvider: Picker;
  MobileDatePicker: Picker;
  MobileDateTimePicker: Picker;
  MonthCalendar: Picker;
  SingleInputDateRangeField: Picker;
  StaticDatePicker: Picker;
  YearCalendar: Picker;
  adapter: unknown;
}

const pickersV7 = { ...v7, adapter: Adapter7 } as unknown as PickerLibrary;
const pickersV8 = { ...v8, adapter: Adapter8 } as unknown as PickerLibrary;

export const DAY = dayjs('2026-03-02T15:30');

/** Renders an element with the adapter of the version. */
export function show({ LocalizationProvider, adapter }: PickerLibrary, children: React.ReactElement) {
  return render(children, {
    wrapper: (props) => <LocalizationProvider dateAdapter={adapter} {...props} />,
  });
}

/** Selectors, because queries by role take long in a calendar. */
export function find(selector: string, text = ''): HTMLElement {
  const found = findAll(selector).find(({ textContent }) => textContent.startsWith(text));
  if (!found) {
    throw new Error(`No element ${selector} with the text '${text}'`);
  }
  return found;
}

export const clickDay = (day: string) => click(find('.MuiPickersDay-root', day));

/** The buttons below the views. */
export const getActions = () =>
  findAll('.MuiPickersLayout-actionBar button').map(({ textContent }) => textContent);

/** Moves to a section of a field with the accessible structure. */
export async function enterSection(name: string): Promise<HTMLElement> {
  const section = find(`[role=spinbutton][aria-label=${name}]`);
  await act(async () => section.focus());
  await click(section);
  return section;
}

export async function press(section: HTMLElement, key: string): Promise<void> {
  await act(async () => {
    fireEvent.keyDown(section, { key });
  });
}

/** The browser writes the key into the section first. */
export async function type(section: HTMLElement, key: string): Promise<void> {
  await act(async () => {
    section.textContent = key;
    fireEvent.input(section);
  });
}

/** As `testChanges`, of the guide for pickers. */
export function testPickerChanges(changes: readonly Change<PickerLibrary>[]): void {
  // Without a license key, the packages log a message.
  hideErrors('MUI X: Missing license key');
  ignoreStyles();
  testChanges({ name: 'migration-pickers-v7', v7: pickersV7, v8: pickersV8, changes });
}
