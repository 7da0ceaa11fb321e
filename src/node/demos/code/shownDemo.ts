import type { OtherDateLibrary } from '../../../shared/demo/dateLibraries';
import type { RenderedDemo } from '../renderDemos';

/** A demo with all files that users need of it. */
export interface ShownDemo extends RenderedDemo {
  /** Absolute paths of the modules of which its files use types only; absent where there are none. */
  typeFiles?: string[];
  /** Texts by absolute path of the files that differ between the date libraries; absent where none does. */
  dateTexts?: ReadonlyMap<OtherDateLibrary, ReadonlyMap<string, string>>;
}

/** All files of a demo; the last ones have nothing that JavaScript uses. */
export function listShownFiles({ files, typeFiles = [] }: ShownDemo): string[] {
  return [...files, ...typeFiles];
}
