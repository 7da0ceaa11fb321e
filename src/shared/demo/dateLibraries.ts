/** The date libraries of the pickers that the site shows code for, the one that authors write first. */
export const DATE_LIBRARIES = ['dayjs', 'date-fns', 'luxon', 'moment'] as const;

export type DateLibrary = (typeof DATE_LIBRARIES)[number];

/** The libraries that code is rewritten for. */
export type OtherDateLibrary = Exclude<DateLibrary, 'dayjs'>;

/** All but the one that authors write. */
export const OTHER_DATE_LIBRARIES: readonly OtherDateLibrary[] = ['date-fns', 'luxon', 'moment'];

/** As their authors write them. */
export const DATE_LIBRARY_NAMES: Readonly<Record<DateLibrary, string>> = {
  dayjs: 'Day.js',
  'date-fns': 'date-fns',
  luxon: 'Luxon',
  moment: 'Moment.js',
};
