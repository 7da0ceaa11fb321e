import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../providers/language/LanguageProvider';
import { STYLING_NAMES, type CodePreferences } from '../../shared/demo/codePreferences';
import { listFileNames, type DemoData } from './demoData';
import { DATE_LIBRARY_NAMES } from '../../shared/demo/dateLibraries';
import type { DemoFile } from '../../shared/page/page';
import type { OtherSource } from './otherSource';
import { getFragmentFiles, loadFragment } from './loadFragment';
import { listPageCode } from '../content/pageCode';
import type { SourceFile } from './sourceFile';

interface OtherSourceOptions {
  demo: DemoData;
  details: HTMLDetailsElement;
  /** The source to show. */
  shown: CodePreferences;
  /** Whether any of its lines are visible. */
  isVisible: boolean;
  onSource: (source: OtherSource) => void;
}

function isInPage({ variant, styling, dateLibrary }: CodePreferences): boolean {
  return variant === 'TS' && styling === 'system' && dateLibrary === 'dayjs';
}

/** What users know a source by: `'Tailwind, Luxon (JavaScript)'` */
function nameSource({ variant, styling, dateLibrary }: CodePreferences): string {
  const language = variant === 'JS' ? 'JavaScript' : 'TypeScript';
  const others = [
    ...(styling === 'system' ? [] : [STYLING_NAMES[styling]]),
    ...(dateLibrary === 'dayjs' ? [] : [DATE_LIBRARY_NAMES[dateLibrary]]),
  ];
  return others.length > 0 ? `${others.join(', ')} (${language})` : language;
}

function htmlToText(html: string): string {
  return new DOMParser().parseFromString(`<pre>${html}</pre>`, 'text/html').body.textContent ?? '';
}

/**
 * Puts the chosen source in the place of the page's own while code is visible; says so when it is out of
 * reach, and leaves the TypeScript.
 *
 * @returns reads the texts of the chosen source, the demo first
 */
export function useOtherSource({
  demo,
  details,
  shown: { variant, styling, dateLibrary },
  isVisible,
  onSource,
}: OtherSourceOptions): () => Promise<SourceFile[]> {
  const { t } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const { pageId, name } = demo;

  const loadFiles = useCallback(async (): Promise<DemoFile[]> => {
    const fragment = await loadFragment({ pageId, name }, dateLibrary);
    const pageCode = listPageCode(details).map(({ innerHTML }) => innerHTML);
    return getFragmentFiles(fragment, { variant, styling, dateLibrary }, pageCode);
  }, [pageId, name, details, variant, styling, dateLibrary]);

  useEffect(() => {
    if (!isVisible || isInPage({ variant, styling, dateLibrary })) {
      onSource({});
      return undefined;
    }
    let isEnded = false;
    const fail = () => {
      const label = nameSource({ variant, styling, dateLibrary });
      const note = (
        <p className="demo-note" role="alert">
          {t('demo.notLoaded', { name: label })}{' '}
          <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
            {t('demo.retry')}
          </button>
        </p>
      );
      onSource({ note });
    };
    loadFiles().then(
      (files) => isEnded || onSource({ files }),
      () => isEnded || fail(),
    );
    return () => {
      isEnded = true;
    };
  }, [isVisible, variant, styling, dateLibrary, loadFiles, onSource, attempt, t]);

  return async () => {
    if (isInPage({ variant, styling, dateLibrary })) {
      const codes = listPageCode(details);
      return listFileNames(demo).map((file, index) => ({
        name: file,
        typedName: file,
        text: codes[index]?.textContent ?? '',
      }));
    }
    const [files, fragment] = await Promise.all([loadFiles(), loadFragment({ pageId, name }, dateLibrary)]);
    const typedNames = fragment[styling]?.TS?.map((file) => file.name) ?? listFileNames(demo);
    return files.map((file, index) => ({
      name: file.name,
      typedName: typedNames[index] ?? file.name,
      text: htmlToText(file.html),
    }));
  };
}
