import type { SymbolSummaries } from '../../src/shared/api/symbolSummary';

/** What the symbols of the Date and Time Pickers are for. */
export const datePickers: SymbolSummaries = {
  TimeClock: {
    en: 'A clock face on which users point at the hours, the minutes and the seconds in turn.',
    zh: '表盘：用户在上面依次指定时、分、秒。',
  },
  DigitalClock: {
    en: 'A list of times at a fixed interval: every 30 minutes unless you set `timeStep`.',
    zh: '按固定间隔列出时间；不设置 `timeStep` 时为每 30 分钟一项。',
  },
  MultiSectionDigitalClock: {
    en: 'A column each for hours, minutes, seconds and AM/PM, side by side.',
    zh: '时、分、秒和上午/下午各占一列，并排显示。',
  },
  LocalizationProvider: {
    en: 'Gives all pickers inside it the date library, the locale and the texts of the interface.',
    zh: '为其中的所有选择器提供日期库、语言包和界面文字。',
  },
  PickersDay: {
    en: 'The button of one day in a calendar: the default of the `day` slot.',
    zh: '日历中一天的按钮，即 `day` 插槽的默认组件。',
  },
  PickerDay2: {
    en: 'A day button sized by CSS variables, for the `day` slot in place of `PickersDay`.',
    zh: '用 CSS 变量控制大小的日期按钮，可在 `day` 插槽中代替 `PickersDay`。',
  },
  DateField: {
    en: 'An input where users type a date section by section, with no calendar to open.',
    zh: '让用户逐段键入日期的输入框，不带可打开的日历。',
  },
  TimeField: {
    en: 'An input where users type a time section by section, with no clock to open.',
    zh: '让用户逐段键入时间的输入框，不带可打开的时钟。',
  },
  DateTimeField: {
    en: 'An input where users type a date and a time section by section, with nothing to open.',
    zh: '让用户逐段键入日期和时间的输入框，不带可打开的面板。',
  },
  DateCalendar: {
    en: 'A calendar on the page itself, in which users choose a day, a month or a year.',
    zh: '直接显示在页面上的日历，用户在其中选择日、月或年。',
  },
  MonthCalendar: {
    en: 'The twelve months of a year as buttons, for choosing a month alone.',
    zh: '以按钮列出一年的十二个月，用于只选择月份。',
  },
  YearCalendar: {
    en: 'The years from `minDate` to `maxDate` as buttons, for choosing a year alone.',
    zh: '以按钮列出 `minDate` 到 `maxDate` 之间的年份，用于只选择年份。',
  },
  DayCalendarSkeleton: {
    en: 'Placeholders for the days of a month, to return from `renderLoading` while data loads.',
    zh: '一个月中各天的占位图形，在加载数据时由 `renderLoading` 返回。',
  },
  DatePicker: {
    en: 'A date field whose calendar opens in a popup, or in a dialog on touch screens.',
    zh: '日期输入框，其日历在弹出层中打开，在触摸屏上则在对话框中打开。',
  },
  DatePickerToolbar: {
    en: 'The title and the chosen date above the calendar of a date picker.',
    zh: '日期选择器日历上方的标题和已选日期。',
  },
  DesktopDatePicker: {
    en: 'A date field whose calendar opens in a popup on every device, phones included.',
    zh: '日期输入框，其日历在所有设备（包括手机）上都在弹出层中打开。',
  },
  MobileDatePicker: {
    en: 'A date field whose calendar opens in a dialog on every device, desktops included.',
    zh: '日期输入框，其日历在所有设备（包括桌面）上都在对话框中打开。',
  },
  StaticDatePicker: {
    en: 'A date picker drawn on the page itself, without a field or a popup.',
    zh: '直接绘制在页面上的日期选择器，没有输入框和弹出层。',
  },
  TimePicker: {
    en: 'A time field with digital clocks in a popup, or a clock face in a dialog on touch screens.',
    zh: '时间输入框：弹出层中显示数字时钟，在触摸屏上则在对话框中显示表盘。',
  },
  TimePickerToolbar: {
    en: "The hours, minutes and AM/PM above a time picker's clock; a click goes to that part.",
    zh: '时间选择器上方的时、分和上午/下午；点击可切换到对应部分。',
  },
  DesktopTimePicker: {
    en: 'A time field with digital clocks in a popup on every device, phones included.',
    zh: '时间输入框，在所有设备（包括手机）上都在弹出层中显示数字时钟。',
  },
  MobileTimePicker: {
    en: 'A time field with a clock face in a dialog on every device, desktops included.',
    zh: '时间输入框，在所有设备（包括桌面）上都在对话框中显示表盘。',
  },
  StaticTimePicker: {
    en: 'A time picker drawn on the page itself, without a field or a popup.',
    zh: '直接绘制在页面上的时间选择器，没有输入框和弹出层。',
  },
  DateTimePicker: {
    en: 'A field for a date and a time, with calendar and clocks in a popup or, on touch screens, a dialog.',
    zh: '日期时间输入框，其日历和时钟在弹出层中显示，在触摸屏上则在对话框中显示。',
  },
  DateTimePickerTabs: {
    en: 'The two tabs that switch a date time picker between its calendar and its clock.',
    zh: '让日期时间选择器在日历和时钟之间切换的两个标签页。',
  },
  DateTimePickerToolbar: {
    en: 'The chosen date and time above a date time picker; a click goes to that part.',
    zh: '日期时间选择器上方的已选日期和时间；点击可切换到对应部分。',
  },
  DesktopDateTimePicker: {
    en: 'A date and time field whose calendar and clocks open in a popup on every device.',
    zh: '日期时间输入框，其日历和时钟在所有设备上都在弹出层中打开。',
  },
  MobileDateTimePicker: {
    en: 'A date and time field whose calendar and clocks open in a dialog on every device.',
    zh: '日期时间输入框，其日历和时钟在所有设备上都在对话框中打开。',
  },
  StaticDateTimePicker: {
    en: 'A date and time picker drawn on the page itself, without a field or a popup.',
    zh: '直接绘制在页面上的日期时间选择器，没有输入框和弹出层。',
  },
  PickersLayout: {
    en: 'Arranges toolbar, shortcuts, tabs, calendar or clock, and action bar inside a picker.',
    zh: '排列选择器内部的工具栏、快捷选项、标签页、日历或时钟以及操作栏。',
  },
  PickersActionBar: {
    en: 'The buttons below a picker, such as cancel, OK, today and clear; `actions` lists them.',
    zh: '选择器下方的按钮，例如取消、确定、今天和清除，由 `actions` 列出。',
  },
  PickersShortcuts: {
    en: 'Values of yours as a list beside the calendar, such as this week; one click takes one.',
    zh: '日历旁的快捷选项列表，例如“本周”；点击一次即可选用。',
  },
  PickersCalendarHeader: {
    en: 'The month above a calendar, with the arrows and the button that switches to the years.',
    zh: '日历上方的月份，带有翻月箭头和切换到年份的按钮。',
  },
  PickersTextField: {
    en: 'The text field of the pickers: draws the value as sections that are edited one by one.',
    zh: '选择器使用的文本框：把值绘制成可逐段编辑的各个部分。',
  },
  Unstable_PickersSectionList: {
    en: 'The editable sections of a field (day, month, year) and the separators between them.',
    zh: '输入框中可编辑的各段（日、月、年）以及它们之间的分隔符。',
  },
  DateRangePickerDay: {
    en: 'The button of one day in a range calendar, which also shows if the day is in the range.',
    zh: '范围日历中一天的按钮，同时显示这一天是否在范围内。',
  },
  DateRangePickerDay2: {
    en: "A range calendar's day button sized by CSS variables, in place of `DateRangePickerDay`.",
    zh: '用 CSS 变量控制大小的范围日历按钮，可代替 `DateRangePickerDay`。',
  },
  MultiInputDateRangeField: {
    en: 'Two inputs side by side: one for the first and one for the last date of a range.',
    zh: '两个并排的输入框：分别填写范围的开始日期和结束日期。',
  },
  MultiInputTimeRangeField: {
    en: 'Two inputs side by side: one for the start and one for the end time of a range.',
    zh: '两个并排的输入框：分别填写范围的开始时间和结束时间。',
  },
  MultiInputDateTimeRangeField: {
    en: 'Two inputs side by side for the start and the end of a range, each with date and time.',
    zh: '两个并排的输入框：分别填写范围的开始和结束，各含日期和时间。',
  },
  SingleInputDateRangeField: {
    en: 'One input that holds the first and the last date of a range, section by section.',
    zh: '在一个输入框中逐段填写范围的开始日期和结束日期。',
  },
  SingleInputTimeRangeField: {
    en: 'One input that holds the start and the end time of a range, section by section.',
    zh: '在一个输入框中逐段填写范围的开始时间和结束时间。',
  },
  SingleInputDateTimeRangeField: {
    en: 'One input that holds the start and the end of a range, each with date and time.',
    zh: '在一个输入框中填写范围的开始和结束，各含日期和时间。',
  },
  DateRangeCalendar: {
    en: 'One to three months on the page itself, in which users choose a first and a last day.',
    zh: '直接显示在页面上的一至三个月，用户在其中选择开始日和结束日。',
  },
  PickersRangeCalendarHeader: {
    en: 'The name of a month above its days in a range calendar, with the arrows to other months.',
    zh: '范围日历中每个月上方的月份名称，带有翻月箭头。',
  },
  DateRangePicker: {
    en: 'A field for a first and a last date, with calendars in a popup or, on touch screens, a dialog.',
    zh: '填写开始和结束日期的输入框，日历在弹出层中显示，在触摸屏上则在对话框中显示。',
  },
  DateRangePickerToolbar: {
    en: 'The first and the last date above a date range picker; a click goes to that date.',
    zh: '日期范围选择器上方的开始和结束日期；点击可切换到对应日期。',
  },
  DesktopDateRangePicker: {
    en: 'A date range field whose calendars open in a popup on every device, two months at once.',
    zh: '日期范围输入框，在所有设备上都在弹出层中打开日历，默认同时显示两个月。',
  },
  MobileDateRangePicker: {
    en: 'A date range field whose calendar opens in a dialog on every device, desktops included.',
    zh: '日期范围输入框，其日历在所有设备（包括桌面）上都在对话框中打开。',
  },
  StaticDateRangePicker: {
    en: 'A date range picker drawn on the page itself, without a field or a popup.',
    zh: '直接绘制在页面上的日期范围选择器，没有输入框和弹出层。',
  },
  TimeRangePicker: {
    en: 'A field for a start and an end time, with digital clocks in a popup or, on touch screens, a dialog.',
    zh: '填写开始和结束时间的输入框，数字时钟在弹出层中显示，在触摸屏上则在对话框中显示。',
  },
  TimeRangePickerTabs: {
    en: 'The two tabs that switch a time range picker between the start and the end time.',
    zh: '让时间范围选择器在开始时间和结束时间之间切换的两个标签页。',
  },
  TimeRangePickerToolbar: {
    en: 'The start and the end time above a time range picker; a click goes to that part.',
    zh: '时间范围选择器上方的开始和结束时间；点击可切换到对应部分。',
  },
  DesktopTimeRangePicker: {
    en: 'A time range field whose digital clocks open in a popup on every device, phones included.',
    zh: '时间范围输入框，其数字时钟在所有设备（包括手机）上都在弹出层中打开。',
  },
  MobileTimeRangePicker: {
    en: 'A time range field whose digital clocks open in a dialog on every device, desktops included.',
    zh: '时间范围输入框，其数字时钟在所有设备（包括桌面）上都在对话框中打开。',
  },
  DateTimeRangePicker: {
    en: 'A field for the start and the end of a range, each with a date and a time to choose.',
    zh: '填写范围的开始和结束的输入框，两端都要选择日期和时间。',
  },
  DateTimeRangePickerTabs: {
    en: 'The arrows that lead from start date to start time, then to end date and end time.',
    zh: '从开始日期到开始时间，再到结束日期和结束时间的前后箭头。',
  },
  DateTimeRangePickerToolbar: {
    en: 'The start and the end with their times above a date time range picker; a click goes there.',
    zh: '日期时间范围选择器上方的开始和结束及其时间；点击可切换到对应部分。',
  },
  DesktopDateTimeRangePicker: {
    en: 'A range field with dates and times whose calendar and clocks open in a popup on every device.',
    zh: '含日期和时间的范围输入框，其日历和时钟在所有设备上都在弹出层中打开。',
  },
  MobileDateTimeRangePicker: {
    en: 'A range field with dates and times whose calendar and clocks open in a dialog on every device.',
    zh: '含日期和时间的范围输入框，其日历和时钟在所有设备上都在对话框中打开。',
  },
};
