// @vitest-environment jsdom
import { findAll } from './demoElements';
import { DAY, find, type PickerLibrary, testPickerChanges, show } from './pickerLibrary';

/** Names of the props that a component in a slot receives, out of those that are asked for. */
function readSlotProps(
  library: PickerLibrary,
  slot: string,
  names: string[],
  Component = library.MobileDatePicker,
) {
  let received: object = {};
  function Slot(props: object) {
    received = props;
    return null;
  }
  show(library, <Component open defaultValue={DAY} slots={{ [slot]: Slot }} />);
  return names.filter((name) => name in received);
}

testPickerChanges([
  ...[
    {
      section: 'custom-fields-get-no-value',
      slot: 'field',
      names: ['value', 'onChange', 'format', 'label'],
    },
    {
      section: 'custom-toolbar',
      slot: 'toolbar',
      names: ['value', 'onChange', 'view', 'onViewChange', 'views'],
    },
    {
      section: 'custom-action-bar',
      slot: 'actionBar',
      names: ['onAccept', 'onCancel', 'onClear', 'onSetToday'],
    },
    { section: 'custom-shortcuts', slot: 'shortcuts', names: ['onChange', 'isValid', 'isLandscape'] },
    {
      section: 'custom-layout',
      slot: 'layout',
      names: ['value', 'view', 'onChange', 'onAccept', 'wrapperVariant'],
    },
  ].map(({ section, slot, names }) => ({
    section,
    change: `does not pass ${names.join(', ')} to slots.${slot}`,
    observe: (library: PickerLibrary) => readSlotProps(library, slot, names),
    v7: names,
    v8: [],
  })),
  {
    section: 'month-and-year-buttons',
    change: 'has no div around each month, and a class of MonthCalendar',
    observe: (library) => {
      show(library, <library.MonthCalendar />);
      const button = find('button');
      return {
        parent: button.parentElement!.classList.contains('MuiMonthCalendar-root'),
        classes: ['MuiPickersMonth-monthButton', 'MuiMonthCalendar-button'].filter((name) =>
          button.classList.contains(name),
        ),
      };
    },
    v7: { parent: false, classes: ['MuiPickersMonth-monthButton'] },
    v8: { parent: true, classes: ['MuiMonthCalendar-button'] },
  },
  {
    section: 'month-and-year-grid',
    change: 'fills an incomplete last row of years with empty elements',
    observe: (library) => {
      show(library, <library.YearCalendar minDate={DAY} maxDate={DAY.add(4, 'year')} />);
      return [...find('.MuiYearCalendar-root').children].filter((child) => child.textContent === '').length;
    },
    v7: 0,
    v8: 1,
  },
  {
    section: 'theme-key-of-the-popper',
    change: 'names the popper MuiPickerPopper',
    observe: (library) => {
      show(library, <library.DesktopDatePicker open />);
      return ['MuiPickersPopper-root', 'MuiPickerPopper-root'].filter(
        (name) => findAll(`.${name}`).length > 0,
      );
    },
    v7: ['MuiPickersPopper-root'],
    v8: ['MuiPickerPopper-root'],
  },
  {
    section: 'ownerstate-has-other-properties',
    change: 'has the state instead of the props in ownerState',
    observe: (library) => {
      let state: object = {};
      const actionBar = (ownerState: object) => {
        state = ownerState;
        return {};
      };
      show(
        library,
        <library.MobileDatePicker open label="Visit" defaultValue={DAY} slotProps={{ actionBar }} />,
      );
      return ['value', 'wrapperVariant', 'isPickerValueEmpty', 'pickerVariant'].filter(
        (name) => name in state,
      );
    },
    v7: ['value', 'wrapperVariant'],
    v8: ['isPickerValueEmpty', 'pickerVariant'],
  },
  {
    section: 'custom-tabs',
    change: 'does not pass view and onViewChange to slots.tabs',
    observe: (library) =>
      readSlotProps(library, 'tabs', ['view', 'onViewChange'], library.MobileDateTimePicker),
    v7: ['view', 'onViewChange'],
    v8: [],
  },
  {
    section: 'custom-toolbar',
    change: 'marks the selected text of a toolbar with data-selected instead of a class',
    observe: (library) => {
      show(library, <library.MobileDateTimePicker open defaultValue={DAY} />);
      const read = (selector: string) =>
        findAll(`.MuiPickersToolbarText-root${selector}`).map((text) => text.textContent);
      return { byClass: read('.Mui-selected'), byAttribute: read('[data-selected]') };
    },
    v7: { byClass: ['Mar 2', 'PM'], byAttribute: [] },
    v8: { byClass: [], byAttribute: ['Mar 2', 'PM'] },
  },
]);
