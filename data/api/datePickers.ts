import type { SymbolSummaries } from '../../src/shared/search/symbolSummary';

/** What the symbols of the Date and Time Pickers are for. */
export const datePickers: SymbolSummaries = {
  TimeClock: {
    en: 'Renders a clock face on which users select the hours, then the minutes and the seconds.',
    zh: '渲染表盘，用户在上面依次选择时、分、秒。',
  },
  DigitalClock: {
    en: 'Renders a list of times at a fixed interval, which is 30 minutes by default.',
    zh: '按固定间隔渲染时间列表，间隔默认为 30 分钟。',
  },
  MultiSectionDigitalClock: {
    en: 'Renders one list each for hours, minutes, seconds, and AM or PM.',
    zh: '为时、分、秒和上午 / 下午各渲染一个列表。',
  },
  LocalizationProvider: {
    en: 'Passes the date adapter, the locale and translated texts to all pickers below it.',
    zh: '把日期适配器、语言包和翻译后的文字传给其下的所有选择器。',
  },
  PickersDay: {
    en: 'Renders the button of one day in a calendar, as the default of the `day` slot.',
    zh: '渲染日历中一天的按钮，是 `day` 插槽的默认组件。',
  },
  PickerDay2: {
    en: 'Renders a day with a size from CSS variables, for the `day` slot instead of `PickersDay`.',
    zh: '渲染用 CSS 变量设置大小的日期，可在 `day` 插槽中代替 `PickersDay`。',
  },
  DateField: {
    en: 'Renders a field without a calendar, in which users type a date section by section.',
    zh: '渲染让用户逐段键入日期的输入框，不带日历。',
  },
  TimeField: {
    en: 'Renders a field without a clock, in which users type a time section by section.',
    zh: '渲染让用户逐段键入时间的输入框，不带时钟。',
  },
  DateTimeField: {
    en: 'Renders a field without a popup, in which users type a date and a time section by section.',
    zh: '渲染让用户逐段键入日期和时间的输入框，不带弹出层。',
  },
  DateCalendar: {
    en: 'Renders a calendar in the page, in which users select a day, a month or a year.',
    zh: '在页面上渲染日历，用户在其中选择日、月或年。',
  },
  MonthCalendar: {
    en: 'Renders the months of a year as buttons, so that users select only a month.',
    zh: '以按钮渲染一年中的各个月，用户只选择月份。',
  },
  YearCalendar: {
    en: 'Renders the years from `minDate` to `maxDate` as buttons, so that users select only a year.',
    zh: '以按钮渲染 `minDate` 到 `maxDate` 之间的年份，用户只选择年份。',
  },
  DayCalendarSkeleton: {
    en: 'Renders placeholders for the days of a month, as the result of `renderLoading` while data loads.',
    zh: '渲染一个月中各天的占位图形，在加载数据时由 `renderLoading` 返回。',
  },
  DatePicker: {
    en: 'Renders a date field with a calendar in a popup, or in a dialog on touch screens.',
    zh: '渲染日期输入框，日历在弹出层中，在触摸屏上则在对话框中。',
  },
  DatePickerToolbar: {
    en: 'Renders the title and the selected date above the calendar of a date picker.',
    zh: '在日期选择器的日历上方渲染标题和所选的日期。',
  },
  DesktopDatePicker: {
    en: 'Renders a date field with a calendar in a popup on all devices.',
    zh: '渲染日期输入框，在所有设备上日历都在弹出层中。',
  },
  MobileDatePicker: {
    en: 'Renders a date field with a calendar in a dialog on all devices.',
    zh: '渲染日期输入框，在所有设备上日历都在对话框中。',
  },
  StaticDatePicker: {
    en: 'Renders a date picker in the page, without a field and without a popup.',
    zh: '在页面上渲染日期选择器，没有输入框和弹出层。',
  },
  TimePicker: {
    en: 'Renders a time field with lists in a popup, or with a clock face in a dialog on touch screens.',
    zh: '渲染时间输入框，弹出层中是列表，在触摸屏上则是对话框中的表盘。',
  },
  TimePickerToolbar: {
    en: 'Renders the selected time above the clock of a time picker, and opens the view of a part on click.',
    zh: '在时间选择器的时钟上方渲染所选的时间，点击其中一部分会打开对应的视图。',
  },
  DesktopTimePicker: {
    en: 'Renders a time field with lists of hours and minutes in a popup on all devices.',
    zh: '渲染时间输入框，在所有设备上弹出层中都是时和分的列表。',
  },
  MobileTimePicker: {
    en: 'Renders a time field with a clock face in a dialog on all devices.',
    zh: '渲染时间输入框，在所有设备上对话框中都是表盘。',
  },
  StaticTimePicker: {
    en: 'Renders a time picker in the page, without a field and without a popup.',
    zh: '在页面上渲染时间选择器，没有输入框和弹出层。',
  },
  DateTimePicker: {
    en: 'Renders a field for a date and a time, with a calendar and lists of times in a popup or a dialog.',
    zh: '渲染日期时间输入框，日历和时间列表在弹出层或对话框中。',
  },
  DateTimePickerTabs: {
    en: 'Renders the tabs that switch a date time picker between the calendar and the times.',
    zh: '渲染标签页，使日期时间选择器在日历和时间之间切换。',
  },
  DateTimePickerToolbar: {
    en: 'Renders the selected date and time above a date time picker, and opens the view of a part on click.',
    zh: '在日期时间选择器上方渲染所选的日期和时间，点击其中一部分会打开对应的视图。',
  },
  DesktopDateTimePicker: {
    en: 'Renders a field for a date and a time, with a calendar and lists in a popup on all devices.',
    zh: '渲染日期时间输入框，在所有设备上日历和时间列表都在弹出层中。',
  },
  MobileDateTimePicker: {
    en: 'Renders a field for a date and a time, with a calendar and lists in a dialog on all devices.',
    zh: '渲染日期时间输入框，在所有设备上日历和时间列表都在对话框中。',
  },
  StaticDateTimePicker: {
    en: 'Renders a date time picker in the page, without a field and without a popup.',
    zh: '在页面上渲染日期时间选择器，没有输入框和弹出层。',
  },
  PickersLayout: {
    en: 'Renders the toolbar, shortcuts, tabs, views and action bar of a picker in a CSS grid.',
    zh: '在 CSS 网格中渲染选择器的工具栏、快捷选项、标签页、视图和操作栏。',
  },
  PickersActionBar: {
    en: 'Renders the buttons below a picker that `actions` lists, such as Cancel, OK, Today and Clear.',
    zh: '渲染选择器下方的按钮，例如取消、确定、今天和清除，由 `actions` 设置。',
  },
  PickersShortcuts: {
    en: 'Renders a list of predefined values next to the calendar, such as “This week”.',
    zh: '在日历旁渲染常用值的列表，例如“本周”。',
  },
  PickersCalendarHeader: {
    en: 'Renders the month above a calendar, the buttons for other months, and the button for the years.',
    zh: '渲染日历上方的月份、切换月份的按钮，以及切换到年份的按钮。',
  },
  PickersTextField: {
    en: 'Renders the text field of the pickers, in which users edit the value section by section.',
    zh: '渲染选择器的文本框，用户逐段编辑其中的值。',
  },
  Unstable_PickersSectionList: {
    en: 'Renders the editable sections of a field, such as month, day and year, and their separators.',
    zh: '渲染输入框中可编辑的分段（例如月、日、年）及其分隔符。',
  },
  DateRangePickerDay: {
    en: 'Renders the button of one day in a range calendar, and highlights days in the range.',
    zh: '渲染范围日历中一天的按钮，并突出显示范围内的日期。',
  },
  DateRangePickerDay2: {
    en: 'Renders a day of a range calendar whose size is set with CSS variables.',
    zh: '渲染范围日历中用 CSS 变量设置大小的日期。',
  },
  MultiInputDateRangeField: {
    en: 'Renders two inputs for the start date and the end date of a range.',
    zh: '为范围的开始日期和结束日期渲染两个输入框。',
  },
  MultiInputTimeRangeField: {
    en: 'Renders two inputs for the start time and the end time of a range.',
    zh: '为范围的开始时间和结束时间渲染两个输入框。',
  },
  MultiInputDateTimeRangeField: {
    en: 'Renders two inputs for the start and the end of a range, each with a date and a time.',
    zh: '为范围的开始和结束渲染两个输入框，各含日期和时间。',
  },
  SingleInputDateRangeField: {
    en: 'Renders one input for the start date and the end date of a range.',
    zh: '用一个输入框渲染范围的开始日期和结束日期。',
  },
  SingleInputTimeRangeField: {
    en: 'Renders one input for the start time and the end time of a range.',
    zh: '用一个输入框渲染范围的开始时间和结束时间。',
  },
  SingleInputDateTimeRangeField: {
    en: 'Renders one input for the start and the end of a range, each with a date and a time.',
    zh: '用一个输入框渲染范围的开始和结束，各含日期和时间。',
  },
  DateRangeCalendar: {
    en: 'Renders one, two or three months in the page, in which users select a start and an end date.',
    zh: '在页面上渲染一至三个月，用户选择开始日期和结束日期。',
  },
  PickersRangeCalendarHeader: {
    en: 'Renders the name of a month in a range calendar, and the buttons for other months.',
    zh: '渲染范围日历中月份的名称，以及切换月份的按钮。',
  },
  DateRangePicker: {
    en: 'Renders a field for a date range, with calendars in a popup, or in a dialog on touch screens.',
    zh: '渲染日期范围输入框，日历在弹出层中，在触摸屏上则在对话框中。',
  },
  DateRangePickerToolbar: {
    en: 'Renders the selected start and end above a date range picker, and selects the one to edit on click.',
    zh: '在日期范围选择器上方渲染所选的开始和结束，点击可选择要编辑的日期。',
  },
  DesktopDateRangePicker: {
    en: 'Renders a date range field with two months by default, in a popup on all devices.',
    zh: '渲染日期范围输入框，在所有设备上日历都在弹出层中，默认显示两个月。',
  },
  MobileDateRangePicker: {
    en: 'Renders a date range field with a calendar in a dialog on all devices.',
    zh: '渲染日期范围输入框，在所有设备上日历都在对话框中。',
  },
  StaticDateRangePicker: {
    en: 'Renders a date range picker in the page, without a field and without a popup.',
    zh: '在页面上渲染日期范围选择器，没有输入框和弹出层。',
  },
  TimeRangePicker: {
    en: 'Renders a field for a start time and an end time, with lists in a popup or a dialog.',
    zh: '渲染开始时间和结束时间的输入框，列表在弹出层或对话框中。',
  },
  TimeRangePickerTabs: {
    en: 'Renders the tabs that switch a time range picker between the start time and the end time.',
    zh: '渲染标签页，使时间范围选择器在开始时间和结束时间之间切换。',
  },
  TimeRangePickerToolbar: {
    en: 'Renders the selected start and end above a time range picker, and opens the view of a part on click.',
    zh: '在时间范围选择器上方渲染所选的开始和结束，点击其中一部分会打开对应的视图。',
  },
  DesktopTimeRangePicker: {
    en: 'Renders a time range field with lists of times in a popup on all devices.',
    zh: '渲染时间范围输入框，在所有设备上时间列表都在弹出层中。',
  },
  MobileTimeRangePicker: {
    en: 'Renders a time range field with lists of times in a dialog on all devices.',
    zh: '渲染时间范围输入框，在所有设备上时间列表都在对话框中。',
  },
  DateTimeRangePicker: {
    en: 'Renders a field for a range with dates and times, with calendar and lists in a popup or a dialog.',
    zh: '渲染含日期和时间的范围输入框，日历和列表在弹出层或对话框中。',
  },
  DateTimeRangePickerTabs: {
    en: 'Renders the buttons that switch between the start date, start time, end date and end time.',
    zh: '渲染在开始日期、开始时间、结束日期和结束时间之间切换的按钮。',
  },
  DateTimeRangePickerToolbar: {
    en: 'Renders the selected start and end above a date time range picker, and opens a view on click.',
    zh: '在日期时间范围选择器上方渲染所选的开始和结束，点击其中一部分会打开对应的视图。',
  },
  DesktopDateTimeRangePicker: {
    en: 'Renders a field for a range with dates and times, with a popup on all devices.',
    zh: '渲染含日期和时间的范围输入框，在所有设备上都打开弹出层。',
  },
  MobileDateTimeRangePicker: {
    en: 'Renders a field for a range with dates and times, with a dialog on all devices.',
    zh: '渲染含日期和时间的范围输入框，在所有设备上都打开对话框。',
  },
};
