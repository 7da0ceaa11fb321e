import type { OtherDateLibrary } from '../../../shared/demo/dateLibraries';
import type { BundledDemo } from '../bundleDemos';
import type { RenderedDemo } from '../renderDemos';

/** A demo with all files that users need of it. */
export interface ShownDemo extends RenderedDemo {
  /** Texts by absolute path of the files that differ between the date libraries; absent where none does. */
  dateTexts?: ReadonlyMap<OtherDateLibrary, ReadonlyMap<string, string>>;
}

/** All files of a demo; the last ones have nothing that JavaScript uses. */
export function listShownFiles({ files, typeFiles = [] }: Omit<BundledDemo, 'module'>): string[] {
  return [...files, ...typeFiles];
}
