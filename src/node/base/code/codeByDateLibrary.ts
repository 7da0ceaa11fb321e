import type { OtherDateLibrary } from '../../../shared/demo/dateLibraries';

/** A block of code as it is with the date libraries other than Day.js. */
export type CodeByDateLibrary = Partial<Record<OtherDateLibrary, string>>;
