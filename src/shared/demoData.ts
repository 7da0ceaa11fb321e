import type { OtherStyling } from './codePreferences';
import type { CompiledDemo, DemoFile, StaticForm } from './page';

/** What the browser needs to know of a demo to bring it to life; all else is in the markup. */
export interface DemoData {
  name: string;
  pageId: string;
  mode: StaticForm['mode'];
  stylings?: OtherStyling[];
  /** The files of the source that the page has. */
  files: Pick<DemoFile, 'name'>[];
}

/** What the page says of a demo to the browser. */
export function getDemoData({ name, pageId, staticForm, stylings, files }: CompiledDemo): DemoData {
  return {
    name,
    pageId,
    mode: staticForm.mode,
    stylings,
    files: files.map((file) => ({ name: file.name })),
  };
}
