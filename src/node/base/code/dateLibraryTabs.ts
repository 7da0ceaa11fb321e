import type { Element } from 'hast';
import { DATE_LIBRARIES, DATE_LIBRARY_NAMES } from '../../../shared/demo/dateLibraries';
import { createCodeBlock } from './codeBlock';
import type { CodeByDateLibrary } from './codeByDateLibrary';
import type { CodeLanguage } from './codeLanguages';
import { moveLines } from './moveLines';
import { createRadioTabs } from './radioTabs';

interface DateLibraryTabsOptions {
  /** With Day.js. */
  code: string;
  dateVariants: CodeByDateLibrary;
  language: CodeLanguage;
  title?: string;
  /** Marked lines of the code, 1-based. */
  lines: ReadonlySet<number>;
  /** Name of the radio buttons, unique on the page. */
  group: string;
}

/** A tab for each date library that the code is written for. */
export async function createDateLibraryTabs({
  code,
  dateVariants,
  language,
  title,
  lines,
  group,
}: DateLibraryTabsOptions): Promise<Element> {
  const texts = { ...dateVariants, dayjs: code };
  const libraries = DATE_LIBRARIES.filter((library) => texts[library] !== undefined);
  const tabs = libraries.map(async (library) => {
    const text = texts[library]!;
    const marked = library === 'dayjs' ? lines : moveLines(lines, code, text);
    const marks = new Map([...marked].map((line) => [line, 'marked'] as const));
    const block = await createCodeBlock({ code: text, language, title, marks });
    return { value: library, label: DATE_LIBRARY_NAMES[library], code: block };
  });
  return createRadioTabs({
    tabs: await Promise.all(tabs),
    group,
    className: 'date-libraries',
    labelKey: 'dateLibrary',
  });
}
