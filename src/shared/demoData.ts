import type { OtherStyling } from './codePreferences';
import type { CompiledDemo, StaticForm } from './page';

/** What the browser needs to know of a demo to bring it to life; all else is in the markup. */
export interface DemoData {
  name: string;
  pageId: string;
  mode: StaticForm['mode'];
  stylings?: OtherStyling[];
  /** Names of the files of the source that the page has; absent where it is the file of the demo only. */
  files?: string[];
}

/** What the page says of a demo to the browser. */
export function getDemoData({ name, pageId, staticForm, stylings, files }: CompiledDemo): DemoData {
  return {
    name,
    pageId,
    mode: staticForm.mode,
    stylings,
    files: files.length > 1 ? files.map((file) => file.name) : undefined,
  };
}

/** Names of the files of the source that the page has, the demo first. */
export function listFileNames({ name, files }: Pick<DemoData, 'name' | 'files'>): string[] {
  return files ?? [`${name}.tsx`];
}
