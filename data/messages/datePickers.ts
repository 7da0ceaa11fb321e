import type { ExplainedMessage } from '../../src/shared/messages';

/** Messages of the date and time pickers. */
export const datePickers: readonly ExplainedMessage[] = [
  {
    message: 'Can not find the date and time pickers localization context.',
    cause: {
      en: 'There is no `LocalizationProvider` above the component. If there is one, two copies of the package are bundled, and each has a context of its own. Tests and stories need the provider too.',
      zh: '组件的上层没有 `LocalizationProvider`。如果有，则是打包了同一个包的两份副本，它们各有自己的 context。测试和 Storybook 也需要这个 Provider。',
    },
    cure: {
      en: 'Wrap the app once. See [One provider for all pickers](/x/react-date-pickers/quickstart/#one-provider-for-all-pickers).',
      zh: '在应用的最外层包一次。见[所有选择器共用一个 Provider](/x/react-date-pickers/quickstart/#one-provider-for-all-pickers)。',
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
      en: '`value` was `undefined` in one render and had a value in another. The first render decides whether the picker or you hold the value. The console has it twice: the second time it begins with `MUI:` and speaks of the "value state of a picker component".',
      zh: '`value` 在一次渲染中是 `undefined`，在另一次渲染中有值。值由选择器保存还是由你保存，取决于第一次渲染。控制台中会出现两次：第二次以 `MUI:` 开头，说的是“value state of a picker component”。',
    },
    cure: {
      en: 'Start with `null`, which is the empty value. See [Value](/x/react-date-pickers/date-picker/#controlled-value).',
      zh: '以表示空的 `null` 作为初始值。见[值](/x/react-date-pickers/date-picker/#controlled-value)。',
    },
    code: { language: 'tsx', text: 'const [value, setValue] = React.useState<Dayjs | null>(null);' },
  },
  {
    message: 'You must not mix controlling and uncontrolled mode for `open` prop',
    cause: { en: '`open` had a value and is `undefined` now.', zh: '`open` 原来有值，现在是 `undefined`。' },
    cure: {
      en: 'Pass `true` or `false` always, and change it in `onOpen` and `onClose`.',
      zh: '始终传入 `true` 或 `false`，并在 `onOpen` 和 `onClose` 中更改。',
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
      en: '`AdapterDateFns` is for versions 3 and 4 of `date-fns`, from 3.2, and `AdapterDateFnsV2` for version 2. The installed version belongs to the other one. The same goes for `date-fns-jalali`.',
      zh: '`AdapterDateFns` 用于 `date-fns` 的 3（3.2 及以上）和 4，`AdapterDateFnsV2` 用于 2。安装的版本属于另一个适配器。`date-fns-jalali` 也是如此。',
    },
    cure: {
      en: 'Look which version is found, then change the adapter or the version. See [The date-fns package v2.x is not compatible](/x/introduction/installation/#the-date-fns-package-v2x-is-not-compatible-with-this-adapter).',
      zh: '查看实际找到的是哪个版本，然后更换适配器或版本。见 [The date-fns package v2.x is not compatible](/x/introduction/installation/#the-date-fns-package-v2x-is-not-compatible-with-this-adapter)。',
    },
    code: { language: 'bash', text: 'npm ls date-fns' },
  },
  {
    message: 'The date adapter should be imported from `@mui/x-date-pickers`',
    cause: {
      en: 'The `dateAdapter` comes from a package of `@date-io`, as it did before version 6.',
      zh: '`dateAdapter` 来自 `@date-io` 的包，这是第 6 版之前的做法。',
    },
    cure: {
      en: 'Import it from `@mui/x-date-pickers`, and remove the `@date-io` package.',
      zh: '从 `@mui/x-date-pickers` 导入，并移除 `@date-io` 的包。',
    },
    code: { language: 'tsx', text: "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';" },
  },
  {
    message: ['Missing UTC plugin', 'you have to enable both the `utc` and the `timezone` plugin'],
    cause: {
      en: 'You use `timezone`, and Day.js lacks the plugins for it. `UTC` needs one, names of zones need both.',
      zh: '你使用了 `timezone`，而 Day.js 缺少所需的插件。`UTC` 需要一个插件，时区名称需要两个。',
    },
    cure: {
      en: 'Extend Day.js before anything renders. See [Time zones](/x/react-date-pickers/date-picker/#time-zones).',
      zh: '在任何渲染之前扩展 Day.js。见[时区](/x/react-date-pickers/date-picker/#time-zones)。',
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
      en: 'You use `timezone` with `AdapterMoment`, and the provider works with plain `moment`.',
      zh: '你在使用 `AdapterMoment` 时设置了 `timezone`，而 Provider 使用的是普通的 `moment`。',
    },
    cure: {
      en: 'Install `moment-timezone` and pass it to the provider.',
      zh: '安装 `moment-timezone`，并传给 Provider。',
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
      en: 'Day.js does not know the `adapterLocale`: its file is not imported, or the code is written in another way. The picker shows English formats.',
      zh: 'Day.js 不认识这个 `adapterLocale`：没有导入对应的文件，或者名称的写法不同。选择器会显示英语的格式。',
    },
    cure: {
      en: 'Import the locale and write its name in small letters: `pt-br`. See [Another language](/x/react-date-pickers/quickstart/#change-the-language).',
      zh: '导入语言包，名称用小写字母：`pt-br`。见[使用其他语言](/x/react-date-pickers/quickstart/#change-the-language)。',
    },
    code: { language: 'ts', text: "import 'dayjs/locale/pt-br';" },
  },
  {
    message: 'The field component you are using is not compatible with the "{type}" date section.',
    cause: {
      en: 'The format has parts that the component does not edit: hours in a `DateField` or `DatePicker`, a day in a `TimePicker`. The second half of the message lists the parts that it does.',
      zh: '格式中有该组件不能编辑的分段：`DateField` 或 `DatePicker` 中有小时，或者 `TimePicker` 中有日。消息的后半部分列出它能编辑的分段。',
    },
    cure: {
      en: 'Take `DateTimePicker` or `DateTimeField`, or a shorter `format`.',
      zh: '使用 `DateTimePicker` 或 `DateTimeField`，或者使用更短的 `format`。',
    },
  },
  {
    message: 'The `sectionListRef` prop has not been initialized by `PickersSectionList`',
    cause: {
      en: '`slots.textField` is a component around an `<input>`, such as `TextField`. The field needs an element for each section.',
      zh: '`slots.textField` 是包着 `<input>` 的组件，例如 `TextField`。输入框的每个分段都需要一个元素。',
    },
    cure: {
      en: 'Style the default text field through `slotProps.textField`, or ask for one input. See [Pickers](/x/common-concepts/custom-components/#pickers) in the page on slots.',
      zh: '通过 `slotProps.textField` 设置默认文本框的样式，或者要求使用单个 input 元素。见插槽一页的[选择器](/x/common-concepts/custom-components/#pickers)。',
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
      zh: '在输入框进入页面之前，或者离开页面之后，调用了 `sectionListRef` 的方法。',
    },
    cure: {
      en: 'Call it in an effect or an event handler, and not after the field is gone.',
      zh: '在 effect 或事件处理函数中调用，输入框消失之后不要再调用。',
    },
  },
  {
    message: 'The `renderInput` prop has been removed in version 6.0',
    cause: {
      en: 'The code is written for version 5. The prop has no effect.',
      zh: '代码是按第 5 版编写的。该属性不起作用。',
    },
    cure: {
      en: 'Remove it, and move the props of its text field to `slotProps.textField`.',
      zh: '去掉它，把其中文本框的属性移到 `slotProps.textField`。',
    },
    code: {
      language: 'tsx',
      text: "<DatePicker slotProps={{ textField: { helperText: 'Delivery day', fullWidth: true } }} />",
    },
  },
  {
    message: ['`view="{inView}"` is not a valid prop.', '`openTo="{openTo}"` is not a valid prop.'],
    cause: {
      en: "`view` or `openTo` names a view that is not in `views`. The second half of the message lists those that are. `['year', 'day']` is the default of date pickers: `month` is not in it.",
      zh: "`view` 或 `openTo` 指定的视图不在 `views` 之中。消息的后半部分列出其中有哪些。日期选择器的默认值是 `['year', 'day']`，不含 `month`。",
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
    cure: { en: 'Leave it out, or list a view.', zh: '不写它，或者列出一个视图。' },
  },
  {
    message: [
      'The `usePickerContext` hook can only be called inside the context of a Picker component',
      'The `usePickerActionsContext` can only be called in fields',
      'The `usePickerRangePositionContext` can only be called',
    ],
    cause: {
      en: 'The hook runs in a component outside of a picker. A field alone, such as `DateField`, and a calendar, such as `DateCalendar`, are no pickers.',
      zh: '该 Hook 运行在选择器之外的组件中。单独的输入框（例如 `DateField`）和日历（例如 `DateCalendar`）都不是选择器。',
    },
    cure: {
      en: 'Use the hook in a component that you pass as a slot, not in the component that renders the picker. See [Pickers](/x/common-concepts/custom-components/#pickers) in the page on slots.',
      zh: '请在作为插槽传入的组件中使用该 Hook，而不是在渲染选择器的组件中。见插槽一页的[选择器](/x/common-concepts/custom-components/#pickers)。',
    },
  },
  {
    message: [
      'PickersInputBase should always be used inside a PickersTextField component',
      'The `usePickerTextFieldOwnerState` can only be called in components that are used inside a PickerTextField component',
    ],
    cause: {
      en: 'A part of the text field, `PickersOutlinedInput` for example, is rendered alone.',
      zh: '单独渲染了文本框的某个部件，例如 `PickersOutlinedInput`。',
    },
    cure: {
      en: 'Render `PickersTextField`, and choose the look with `variant`.',
      zh: '渲染 `PickersTextField`，并用 `variant` 选择外观。',
    },
    code: { language: 'tsx', text: "<DatePicker slotProps={{ textField: { variant: 'filled' } }} />" },
  },
  {
    message: 'The timezone of the start and the end date should be the same.',
    cause: {
      en: 'The two dates of a range were made in different zones, one with `dayjs.utc()` and one with `dayjs()` for example.',
      zh: '范围的两个日期是在不同的时区中创建的，例如一个用 `dayjs.utc()`，另一个用 `dayjs()`。',
    },
    cure: {
      en: 'Make both in the same zone. `timezone` on the picker then says in which one they are shown.',
      zh: '在同一个时区中创建两者。选择器的 `timezone` 决定以哪个时区显示。',
    },
  },
  {
    message: 'The `currentMonthCalendarPosition` prop must be an integer',
    cause: {
      en: 'The position is counted from 1, and there are not that many calendars.',
      zh: '位置从 1 开始计数，而日历没有那么多。',
    },
    cure: { en: 'Choose a number from 1 to `calendars`.', zh: '请选择 1 到 `calendars` 之间的数字。' },
  },
  {
    message: ['min date must be on or after 1356-01-01 H', 'max date must be on or before 1499-12-29 H'],
    cause: {
      en: '`AdapterMomentHijri` knows the years 1356 to 1499, and the list of years reaches from `minDate` to `maxDate`. Without these props it begins in 1900 and ends in 2099.',
      zh: '`AdapterMomentHijri` 支持 1356 至 1499 年，而年份列表从 `minDate` 到 `maxDate`。没有这两个属性时，列表从 1900 年开始，到 2099 年结束。',
    },
    cure: { en: 'Set both props, within these limits.', zh: '在上述限制之内设置这两个属性。' },
    code: {
      language: 'tsx',
      text: "<DatePicker minDate={moment('1937-03-14')} maxDate={moment('2076-11-26')} />",
    },
  },
];
