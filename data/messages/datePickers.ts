import type { ExplainedMessage } from '../../src/shared/messages';

/** Messages of the date and time pickers. */
export const datePickers: readonly ExplainedMessage[] = [
  {
    message: 'Can not find the date and time pickers localization context.',
    cause: {
      en: 'There is no `LocalizationProvider` above the component. If there is one, two copies of the package are bundled, and each has a context of its own. Tests and stories need the provider too.',
    },
    cure: {
      en: 'Wrap the app once. See [One provider for all pickers](/x/react-date-pickers/quickstart/#one-provider-for-all-pickers).',
    },
    code: {
      language: 'tsx',
      text: `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

<LocalizationProvider dateAdapter={AdapterDayjs}>
  <App />
</LocalizationProvider>;`,
    },
  },
  {
    message: 'Can not find the date and time pickers adapter from its localization context.',
    cause: {
      en: '`LocalizationProvider` has no `dateAdapter`, or the import of the adapter is `undefined`.',
    },
    cure: {
      en: 'Pass the adapter of your date library. See [Choose a date library](/x/introduction/installation/#choose-a-date-library).',
    },
  },
  {
    message: [
      'controlled value of a Picker to be {…}controlled.',
      '{warningPrefix}: A component is changing the {…}controlled {propName} state',
    ],
    cause: {
      en: '`value` was `undefined` in one render and had a value in another. The first render decides whether the picker or you hold the value. The console has it twice: the second time it begins with `MUI:` and speaks of the "value state of a picker component".',
    },
    cure: {
      en: 'Start with `null`, which is the empty value. See [Value](/x/react-date-pickers/date-picker/#value).',
    },
    code: { language: 'tsx', text: 'const [value, setValue] = React.useState<Dayjs | null>(null);' },
  },
  {
    message: 'You must not mix controlling and uncontrolled mode for `open` prop',
    cause: { en: '`open` had a value and is `undefined` now.' },
    cure: { en: 'Pass `true` or `false` always, and change it in `onOpen` and `onClose`.' },
  },
  {
    message: [
      'The `date-fns` package v2.x is not compatible with this adapter.',
      'The minimum supported `date-fns` package version compatible',
      'This adapter is only compatible with `date-fns` v2.x',
      'The `date-fns-jalali` package v2.x is not compatible with this adapter.',
      'The minimum supported `date-fns-jalali` package version compatible',
      'This adapter is only compatible with `date-fns-jalali` v2.x',
    ],
    cause: {
      en: '`AdapterDateFns` is for versions 3 and 4 of `date-fns`, from 3.2, and `AdapterDateFnsV2` for version 2. The installed version belongs to the other one. The same goes for `date-fns-jalali`.',
    },
    cure: {
      en: 'Look which version is found, then change the adapter or the version. See [The date-fns package v2.x is not compatible](/x/introduction/installation/#the-date-fns-package-v2x-is-not-compatible-with-this-adapter).',
    },
    code: { language: 'bash', text: 'npm ls date-fns' },
  },
  {
    message: 'The date adapter should be imported from `@mui/x-date-pickers`',
    cause: { en: 'The `dateAdapter` comes from a package of `@date-io`, as it did before version 6.' },
    cure: { en: 'Import it from `@mui/x-date-pickers`, and remove the `@date-io` package.' },
    code: { language: 'tsx', text: "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';" },
  },
  {
    message: ['Missing UTC plugin', 'you have to enable both the `utc` and the `timezone` plugin'],
    cause: {
      en: 'You use `timezone`, and Day.js lacks the plugins for it. `UTC` needs one, names of zones need both.',
    },
    cure: {
      en: 'Extend Day.js before anything renders. See [Time zones](/x/react-date-pickers/date-picker/#time-zones).',
    },
    code: {
      language: 'ts',
      text: `import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);`,
    },
  },
  {
    message: 'you have to pass the default export from `moment-timezone`',
    cause: { en: 'You use `timezone` with `AdapterMoment`, and the provider works with plain `moment`.' },
    cure: { en: 'Install `moment-timezone` and pass it to the provider.' },
    code: {
      language: 'tsx',
      text: `import moment from 'moment-timezone';

<LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment}>`,
    },
  },
  {
    message: 'Your locale has not been found.',
    cause: {
      en: 'Day.js does not know the `adapterLocale`: its file is not imported, or the code is written in another way. The picker shows English formats.',
    },
    cure: {
      en: 'Import the locale and write its name in small letters: `pt-br`. See [Another language](/x/react-date-pickers/quickstart/#another-language).',
    },
    code: { language: 'ts', text: "import 'dayjs/locale/pt-br';" },
  },
  {
    message: 'The field component you are using is not compatible with the "{type}" date section.',
    cause: {
      en: 'The format has parts that the component does not edit: hours in a `DateField` or `DatePicker`, a day in a `TimePicker`. The second half of the message lists the parts that it does.',
    },
    cure: { en: 'Take `DateTimePicker` or `DateTimeField`, or a shorter `format`.' },
  },
  {
    message: 'The `sectionListRef` prop has not been initialized by `PickersSectionList`',
    cause: {
      en: '`slots.textField` is a component around an `<input>`, such as `TextField`. The field needs an element for each section.',
    },
    cure: {
      en: 'Style the default text field through `slotProps.textField`, or ask for one input. See [Pickers](/x/common-concepts/custom-components/#pickers) in the page on slots.',
    },
    code: {
      language: 'tsx',
      text: '<DatePicker enableAccessibleFieldDOMStructure={false} slots={{ textField: TextField }} />',
    },
  },
  {
    message: 'Cannot call sectionListRef.{methodName} before the mount of the component.',
    cause: {
      en: 'A method of `sectionListRef` is called before the field is in the page, or when it has left.',
    },
    cure: { en: 'Call it in an effect or an event handler, and not after the field is gone.' },
  },
  {
    message: 'The `renderInput` prop has been removed in version 6.0',
    cause: { en: 'The code is written for version 5. The prop has no effect.' },
    cure: { en: 'Remove it, and move the props of its text field to `slotProps.textField`.' },
    code: {
      language: 'tsx',
      text: "<DatePicker slotProps={{ textField: { helperText: 'Delivery day', fullWidth: true } }} />",
    },
  },
  {
    message: ['`view="{inView}"` is not a valid prop.', '`openTo="{openTo}"` is not a valid prop.'],
    cause: {
      en: "`view` or `openTo` names a view that is not in `views`. The second half of the message lists those that are. `['year', 'day']` is the default of date pickers: `month` is not in it.",
    },
    cure: { en: 'Add the view to `views`. See [Views](/x/react-date-pickers/date-picker/#views).' },
    code: { language: 'tsx', text: "<DatePicker views={['year', 'month', 'day']} openTo=\"month\" />" },
  },
  {
    message: 'The `views` prop must contain at least one view.',
    cause: { en: '`views` is an empty array.' },
    cure: { en: 'Leave it out, or list a view.' },
  },
  {
    message: [
      'The `usePickerContext` hook can only be called inside the context of a Picker component',
      'The `usePickerActionsContext` can only be called in fields',
      'The `usePickerRangePositionContext` can only be called',
    ],
    cause: {
      en: 'The hook runs in a component outside of a picker. A field alone, such as `DateField`, and a calendar, such as `DateCalendar`, are no pickers.',
    },
    cure: {
      en: 'Use the hook in a component that you pass as a slot, not in the component that renders the picker. See [Pickers](/x/common-concepts/custom-components/#pickers) in the page on slots.',
    },
  },
  {
    message: [
      'PickersInputBase should always be used inside a PickersTextField component',
      'The `usePickerTextFieldOwnerState` can only be called in components that are used inside a PickerTextField component',
    ],
    cause: { en: 'A part of the text field, `PickersOutlinedInput` for example, is rendered alone.' },
    cure: { en: 'Render `PickersTextField`, and choose the look with `variant`.' },
    code: { language: 'tsx', text: "<DatePicker slotProps={{ textField: { variant: 'filled' } }} />" },
  },
  {
    message: 'The timezone of the start and the end date should be the same.',
    cause: {
      en: 'The two dates of a range were made in different zones, one with `dayjs.utc()` and one with `dayjs()` for example.',
    },
    cure: {
      en: 'Make both in the same zone. `timezone` on the picker then says in which one they are shown.',
    },
  },
  {
    message: 'The `currentMonthCalendarPosition` prop must be an integer',
    cause: { en: 'The position is counted from 1, and there are not that many calendars.' },
    cure: { en: 'Choose a number from 1 to `calendars`.' },
  },
  {
    message: ['min date must be on or after 1356-01-01 H', 'max date must be on or before 1499-12-29 H'],
    cause: {
      en: '`AdapterMomentHijri` knows the years 1356 to 1499, and the list of years reaches from `minDate` to `maxDate`. Without these props it begins in 1900 and ends in 2099.',
    },
    cure: { en: 'Set both props, within these limits.' },
    code: {
      language: 'tsx',
      text: "<DatePicker minDate={moment('1937-03-14')} maxDate={moment('2076-11-26')} />",
    },
  },
];
