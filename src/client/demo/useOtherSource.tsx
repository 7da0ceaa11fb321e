import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../providers/language/LanguageProvider';
import { STYLING_NAMES, type CodePreferences } from '../../shared/codePreferences';
import { listFileNames, type DemoData } from '../../shared/demoData';
import type { DemoFile } from '../../shared/page';
import type { OtherSource } from './otherSource';
import { getFragmentFiles, loadFragment } from './loadFragment';
import { listPageCode } from './pageCode';
import type { SourceFile } from './sourceFile';

interface OtherSourceOptions {
  demo: DemoData;
  details: HTMLDetailsElement;
  /** The source to show. */
  shown: CodePreferences;
  isOpen: boolean;
  onSource: (source: OtherSource) => void;
}

function isInPage({ variant, styling }: CodePreferences): boolean {
  return variant === 'TS' && styling === 'system';
}

function htmlToText(html: string): string {
  return new DOMParser().parseFromString(`<pre>${html}</pre>`, 'text/html').body.textContent ?? '';
}

/**
 * Puts the chosen source in the place of the page's own while the code is open; says so when it is out of
 * reach, and leaves the TypeScript.
 *
 * @returns reads the texts of the chosen source, the demo first
 */
export function useOtherSource({
  demo,
  details,
  shown: { variant, styling },
  isOpen,
  onSource,
}: OtherSourceOptions): () => Promise<SourceFile[]> {
  const { t } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const { pageId, name } = demo;

  const loadFiles = useCallback(async (): Promise<DemoFile[]> => {
    const fragment = await loadFragment({ pageId, name });
    const pageCode = listPageCode(details).map(({ innerHTML }) => innerHTML);
    return getFragmentFiles(fragment, { variant, styling }, pageCode);
  }, [pageId, name, details, variant, styling]);

  useEffect(() => {
    if (!isOpen || isInPage({ variant, styling })) {
      onSource({});
      return undefined;
    }
    let isEnded = false;
    const fail = () => {
      const language = variant === 'JS' ? 'JavaScript' : 'TypeScript';
      const label = styling === 'system' ? language : `${STYLING_NAMES[styling]} (${language})`;
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
  }, [isOpen, variant, styling, loadFiles, onSource, attempt, t]);

  return async () => {
    if (isInPage({ variant, styling })) {
      const codes = listPageCode(details);
      return listFileNames(demo).map((file, index) => ({
        name: file,
        typedName: file,
        text: codes[index]?.textContent ?? '',
      }));
    }
    const [files, fragment] = await Promise.all([loadFiles(), loadFragment({ pageId, name })]);
    const typedNames = fragment[styling]?.TS?.map((file) => file.name) ?? listFileNames(demo);
    return files.map((file, index) => ({
      name: file.name,
      typedName: typedNames[index] ?? file.name,
      text: htmlToText(file.html),
    }));
  };
}
