import type { OtherStyling } from '../../shared/demo/codePreferences';
import { OTHER_DATE_LIBRARIES, type OtherDateLibrary } from '../../shared/demo/dateLibraries';
import type { CompiledDemo, Snapshot } from '../../shared/page/page';

/** What the browser needs to know of a demo to bring it to life; all else is in the markup. */
export interface DemoData {
  name: string;
  pageId: string;
  mode: Snapshot['mode'];
  stylings?: OtherStyling[];
  /** The date libraries that it has code for besides Day.js; absent where its code is the same with all of them. */
  dateLibraries?: 'all' | OtherDateLibrary[];
  /** Names of the files of the source that the page has; absent where it is the file of the demo only. */
  files?: string[];
}

/** What the page says of a demo to the browser. */
export function getDemoData(demo: CompiledDemo): DemoData {
  const { name, pageId, snapshot, stylings, dateLibraries, files } = demo;
  const hasAll = dateLibraries?.length === OTHER_DATE_LIBRARIES.length;
  return {
    name,
    pageId,
    mode: snapshot.mode,
    stylings,
    dateLibraries: hasAll ? 'all' : dateLibraries,
    files: files.length > 1 ? files.map((file) => file.name) : undefined,
  };
}

/**
 * The date libraries that a demo has code for besides Day.js.
 *
 * @returns undefined where its code is the same with all of them
 */
export function listDateLibraries({
  dateLibraries,
}: Pick<DemoData, 'dateLibraries'>): readonly OtherDateLibrary[] | undefined {
  return dateLibraries === 'all' ? OTHER_DATE_LIBRARIES : dateLibraries;
}

/** Names of the files of the source that the page has, the demo first. */
export function listFileNames({ name, files }: Pick<DemoData, 'name' | 'files'>): string[] {
  return files ?? [`${name}.tsx`];
}
