import type { OtherDateLibrary } from '../../../shared/demo/dateLibraries';

/** A block of code with the date libraries other than Day.js, as users see it. */
export type CodeForms = Partial<Record<OtherDateLibrary, string>>;
