import type { ExplainedMessage } from '../../src/shared/page/messages';

/** Messages of the date and time pickers. */
export const datePickers: readonly ExplainedMessage[] = [
  {
    message: 'Can not find the date and time pickers localization context.',
    cause: {
      en: 'There is no `LocalizationProvider` above the component. Or your bundle contains two copies of the package, and each copy has its own context. Tests and stories need the provider, too.',
      zh: '组件的上层没有 `LocalizationProvider`。或者打包产物中有这个包的两份副本，它们各有自己的 context。测试和 Storybook 也需要这个 Provider。',
    },
    cure: {
      en: 'Render one provider around your app. See [One provider for all pickers](/x/react-date-pickers/quickstart/#one-provider-for-all-pickers).',
      zh: '在应用的最外层渲染一个 Provider。见[所有选择器共用一个 Provider](/x/react-date-pickers/quickstart/#one-provider-for-all-pickers)。',
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
      en: '`LocalizationProvider` has no `dateAdapter`, or the imported adapter is `undefined`.',
      zh: '`LocalizationProvider` 没有 `dateAdapter`，或者导入的适配器是 `undefined`。',
    },
    cure: {
      en: 'Pass the adapter of your date library. See [Choose a date library](/x/introduction/installation/#choose-a-date-library).',
      zh: '传入你所用日期库的适配器。见[选择日期库](/x/introduction/installation/#choose-a-date-library)。',
    },
  },
  {
    message: [
      'controlled value of a Picker to be {…}controlled.',
      '{warningPrefix}: A component is changing the {…}controlled {propName} state',
    ],
    cause: {
      en: '`value` was `undefined` in one render and had a value in another. The first render decides whether the value is controlled. The console shows two messages. The second one begins with `MUI:` and contains "value state of a picker component".',
      zh: '`value` 在一次渲染中是 `undefined`，在另一次渲染中有值。值是否受控取决于第一次渲染。控制台会显示两条消息，第二条以 `MUI:` 开头，其中有“value state of a picker component”。',
    },
    cure: {
      en: 'Start with `null`, which is the empty value. See [Controlled value](/x/react-date-pickers/date-picker/#controlled-value).',
      zh: '以表示空的 `null` 作为初始值。见[受控的值](/x/react-date-pickers/date-picker/#controlled-value)。',
    },
    code: { language: 'tsx', text: 'const [value, setValue] = React.useState<Dayjs | null>(null);' },
  },
  {
    message: 'You must not mix controlling and uncontrolled mode for `open` prop',
    cause: {
      en: '`open` was `true` or `false` before, and is `undefined` now.',
      zh: '`open` 之前是 `true` 或 `false`，现在是 `undefined`。',
    },
    cure: {
      en: 'Always pass `true` or `false`, and update it in `onOpen` and `onClose`. See [Open and close](/x/react-date-pickers/date-picker/#open-and-close).',
      zh: '始终传入 `true` 或 `false`，并在 `onOpen` 和 `onClose` 中更新它。见[打开和关闭](/x/react-date-pickers/date-picker/#open-and-close)。',
    },
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
      en: 'The adapter does not support the installed version. `AdapterDateFns` supports `date-fns` 3.2 and later and 4. `AdapterDateFnsV2` supports version 2. `date-fns-jalali` has the same two adapters.',
      zh: '适配器不支持安装的版本。`AdapterDateFns` 支持 `date-fns` 3.2 及以上和 4，`AdapterDateFnsV2` 支持版本 2。`date-fns-jalali` 也有这样的两个适配器。',
    },
    cure: {
      en: 'Check which version is installed, then change the adapter or the version. See [The date-fns package v2.x is not compatible](/x/introduction/installation/#the-date-fns-package-v2x-is-not-compatible-with-this-adapter).',
      zh: '检查安装的是哪个版本，然后更换适配器或版本。见 [The date-fns package v2.x is not compatible](/x/introduction/installation/#the-date-fns-package-v2x-is-not-compatible-with-this-adapter)。',
    },
    code: { language: 'bash', text: 'npm ls date-fns' },
  },
  {
    message: 'The date adapter should be imported from `@mui/x-date-pickers`',
    cause: {
      en: 'The `dateAdapter` is imported from a `@date-io` package. This was correct before version 6.',
      zh: '`dateAdapter` 是从 `@date-io` 的包导入的。这是第 6 版之前的做法。',
    },
    cure: {
      en: 'Import the adapter from `@mui/x-date-pickers`, and remove the `@date-io` package.',
      zh: '从 `@mui/x-date-pickers` 导入适配器，并移除 `@date-io` 的包。',
    },
    code: { language: 'tsx', text: "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';" },
  },
  {
    message: ['Missing UTC plugin', 'you have to enable both the `utc` and the `timezone` plugin'],
    cause: {
      en: 'The picker has a time zone, and a plugin of Day.js is missing. `UTC` needs the `utc` plugin. Names of time zones need `utc` and `timezone`.',
      zh: '选择器使用了时区，而 Day.js 缺少插件。`UTC` 需要 `utc` 插件，时区名称需要 `utc` 和 `timezone`。',
    },
    cure: {
      en: 'Extend Day.js before the picker renders. See [Time zones](/x/react-date-pickers/date-picker/#time-zones).',
      zh: '在渲染选择器之前扩展 Day.js。见[时区](/x/react-date-pickers/date-picker/#time-zones)。',
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
    cause: {
      en: 'The picker has a time zone, and `AdapterMoment` uses `moment` without time zones.',
      zh: '选择器使用了时区，而 `AdapterMoment` 使用的是不带时区的 `moment`。',
    },
    cure: {
      en: 'Install `moment-timezone`, and pass its default export as `dateLibInstance`.',
      zh: '安装 `moment-timezone`，并把它的默认导出作为 `dateLibInstance` 传入。',
    },
    code: {
      language: 'tsx',
      text: `import moment from 'moment-timezone';

<LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment}>`,
    },
  },
  {
    message: 'Your locale has not been found.',
    cause: {
      en: 'Day.js has not loaded the locale in `adapterLocale`. Its file is not imported, or the name is different. The picker uses English formats.',
      zh: 'Day.js 没有加载 `adapterLocale` 中的语言包：没有导入对应的文件，或者名称不同。选择器会使用英语的格式。',
    },
    cure: {
      en: 'Import the locale, and pass its name in lower case to `adapterLocale`, such as `pt-br`. See [Change the language](/x/react-date-pickers/quickstart/#change-the-language).',
      zh: '导入语言包，并把它的小写名称传给 `adapterLocale`，例如 `pt-br`。见[更改语言](/x/react-date-pickers/quickstart/#change-the-language)。',
    },
    code: { language: 'ts', text: "import 'dayjs/locale/pt-br';" },
  },
  {
    message: 'The field component you are using is not compatible with the "{type}" date section.',
    cause: {
      en: '`format` contains sections that the component does not support, such as hours in a `DatePicker` or a day in a `TimePicker`. The second sentence of the message lists the supported sections.',
      zh: '`format` 中有组件不支持的分段，例如 `DatePicker` 中的小时，或者 `TimePicker` 中的日。消息的第二句列出支持的分段。',
    },
    cure: {
      en: 'Use `DateTimePicker` or `DateTimeField`, or remove these sections from `format`.',
      zh: '使用 `DateTimePicker` 或 `DateTimeField`，或者从 `format` 中移除这些分段。',
    },
  },
  {
    message: 'The `sectionListRef` prop has not been initialized by `PickersSectionList`',
    cause: {
      en: '`slots.textField` renders an `<input>`, as `TextField` does. The field needs one element for each section.',
      zh: '`slots.textField` 渲染的是 `<input>`，例如 `TextField`。输入框的每个分段都需要一个元素。',
    },
    cure: {
      en: 'Style the default text field with `slotProps.textField`, or set `enableAccessibleFieldDOMStructure={false}`. See [Slots of pickers](/x/common-concepts/custom-components/#pickers).',
      zh: '用 `slotProps.textField` 设置默认文本框的样式，或者设置 `enableAccessibleFieldDOMStructure={false}`。见[选择器的插槽](/x/common-concepts/custom-components/#pickers)。',
    },
    code: {
      language: 'tsx',
      text: '<DatePicker enableAccessibleFieldDOMStructure={false} slots={{ textField: TextField }} />',
    },
  },
  {
    message: 'Cannot call sectionListRef.{methodName} before the mount of the component.',
    cause: {
      en: 'A method of `sectionListRef` is called before the field is mounted, or after it is unmounted.',
      zh: '在输入框挂载之前，或者卸载之后，调用了 `sectionListRef` 的方法。',
    },
    cure: {
      en: 'Call the method in an effect or an event handler, while the field is mounted.',
      zh: '在 effect 或事件处理函数中，在输入框已挂载时调用这个方法。',
    },
  },
  {
    message: 'The `renderInput` prop has been removed in version 6.0',
    cause: {
      en: '`renderInput` is a prop of version 5. It has no effect now.',
      zh: '`renderInput` 是第 5 版的属性，现在不起作用。',
    },
    cure: {
      en: 'Remove `renderInput`, and pass the props of its text field with `slotProps.textField`.',
      zh: '移除 `renderInput`，用 `slotProps.textField` 传递其中文本框的属性。',
    },
    code: {
      language: 'tsx',
      text: "<DatePicker slotProps={{ textField: { helperText: 'Delivery day', fullWidth: true } }} />",
    },
  },
  {
    message: ['`view="{inView}"` is not a valid prop.', '`openTo="{openTo}"` is not a valid prop.'],
    cause: {
      en: "`view` or `openTo` is not in `views`. The second sentence of the message lists the views. The default of date pickers is `['year', 'day']`, without `month`.",
      zh: "`view` 或 `openTo` 不在 `views` 中。消息的第二句列出有哪些视图。日期选择器的默认值是 `['year', 'day']`，不含 `month`。",
    },
    cure: {
      en: 'Add the view to `views`. See [Views](/x/react-date-pickers/date-picker/#views).',
      zh: '把该视图加入 `views`。见[视图](/x/react-date-pickers/date-picker/#views)。',
    },
    code: { language: 'tsx', text: "<DatePicker views={['year', 'month', 'day']} openTo=\"month\" />" },
  },
  {
    message: 'The `views` prop must contain at least one view.',
    cause: { en: '`views` is an empty array.', zh: '`views` 是空数组。' },
    cure: {
      en: 'Remove `views`, or add a view. See [Views](/x/react-date-pickers/date-picker/#views).',
      zh: '移除 `views`，或者加入一个视图。见[视图](/x/react-date-pickers/date-picker/#views)。',
    },
  },
  {
    message: [
      'The `usePickerContext` hook can only be called inside the context of a Picker component',
      'The `usePickerActionsContext` can only be called in fields',
      'The `usePickerRangePositionContext` can only be called',
    ],
    cause: {
      en: 'The hook is called outside of a picker. A standalone field or calendar, such as `DateField` or `DateCalendar`, is not a picker.',
      zh: '在选择器之外调用了该 Hook。单独的输入框或日历，例如 `DateField` 或 `DateCalendar`，不是选择器。',
    },
    cure: {
      en: 'Call the hook in a component that you pass to `slots`, not in the component that renders the picker. See [Compose your own picker](/x/react-date-pickers/date-picker/#compose-your-own-picker).',
      zh: '请在传给 `slots` 的组件中调用该 Hook，而不是在渲染选择器的组件中。见[自己组合选择器](/x/react-date-pickers/date-picker/#compose-your-own-picker)。',
    },
  },
  {
    message: [
      'PickersInputBase should always be used inside a PickersTextField component',
      'The `usePickerTextFieldOwnerState` can only be called in components that are used inside a PickerTextField component',
    ],
    cause: {
      en: 'A part of the text field, such as `PickersOutlinedInput`, is rendered without `PickersTextField`.',
      zh: '渲染了文本框的某个部件，例如 `PickersOutlinedInput`，但外层没有 `PickersTextField`。',
    },
    cure: {
      en: 'Render `PickersTextField`, and set its `variant`.',
      zh: '渲染 `PickersTextField`，并设置它的 `variant`。',
    },
    code: { language: 'tsx', text: "<DatePicker slotProps={{ textField: { variant: 'filled' } }} />" },
  },
  {
    message: 'The timezone of the start and the end date should be the same.',
    cause: {
      en: 'The two dates of a range have different time zones. For example, one is created with `dayjs.utc()` and one with `dayjs()`.',
      zh: '范围的两个日期的时区不同，例如一个用 `dayjs.utc()` 创建，另一个用 `dayjs()` 创建。',
    },
    cure: {
      en: 'Create both dates in the same time zone. Set `timezone` on the picker to show them in another one.',
      zh: '在同一个时区中创建两个日期。如果要以其他时区显示，请设置选择器的 `timezone`。',
    },
  },
  {
    message: 'The `currentMonthCalendarPosition` prop must be an integer',
    cause: {
      en: '`currentMonthCalendarPosition` is 0, negative, or larger than `calendars`.',
      zh: '`currentMonthCalendarPosition` 是 0、负数，或者大于 `calendars`。',
    },
    cure: { en: 'Set it to a number from 1 to `calendars`.', zh: '请设为 1 到 `calendars` 之间的数字。' },
  },
  {
    message: ['min date must be on or after 1356-01-01 H', 'max date must be on or before 1499-12-29 H'],
    cause: {
      en: '`AdapterMomentHijri` supports the Hijri years 1356 to 1499. The picker shows the years from `minDate` to `maxDate`. By default, these are the years 1900 and 2099.',
      zh: '`AdapterMomentHijri` 支持伊斯兰历 1356 至 1499 年。选择器中的年份从 `minDate` 到 `maxDate`，默认是 1900 年和 2099 年。',
    },
    cure: {
      en: 'Set `minDate` and `maxDate` to dates inside these limits. See [Hijri](/x/react-date-pickers/calendar-systems/#hijri).',
      zh: '把 `minDate` 和 `maxDate` 设为上述限制之内的日期。见[伊斯兰历](/x/react-date-pickers/calendar-systems/#hijri)。',
    },
    code: {
      language: 'tsx',
      text: "<DatePicker minDate={moment('1937-03-14')} maxDate={moment('2076-11-26')} />",
    },
  },
];
