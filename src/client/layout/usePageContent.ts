import { useEffect, useRef, type RefObject } from 'react';
import { addCriticalStyles } from '../demo/criticalStyles';
import { controlContent } from '../page/contentController';
import { listenForCopyShortcut } from '../page/listenForCopyShortcut';
import { useAnnounce } from '../providers/announcer/AnnouncerProvider';
import { useDocsConfig, type DocsConfig } from '../providers/docs/DocsProvider';
import { useLanguage, type Translate } from '../providers/language/LanguageProvider';
import { useIsomorphicLayoutEffect } from '../providers/useIsomorphicLayoutEffect';
import type { Language } from '../../shared/languages';
import type { ShownPage } from '../../shared/pageProps';
import { useAds } from './useAds';

interface ControllerOptions {
  root: HTMLElement;
  language: Language;
  t: Translate;
  announce: (text: string) => void;
}

/** What brings a part of some pages to life: only pages that have the part load it. */
interface LazyController {
  selector: string;
  /** @returns starts the controller, which returns what stops it */
  load: (config: DocsConfig) => Promise<(options: ControllerOptions) => () => void>;
}

// The server starts none; said like this, it does not compile the packages a second time.
const CONTROLLERS: LazyController[] =
  typeof window === 'undefined'
    ? []
    : [
        {
          selector: '.api-rows',
          load: async () => {
            const { controlApiPage } = await import('../api-page/controlApiPage');
            return ({ root, t, announce }) => controlApiPage(root, t, announce);
          },
        },
        {
          selector: '.palette-editor',
          load: async ({ loadPaletteTranslations }) => {
            const [{ controlPalettePage }, translations] = await Promise.all([
              import('../palette-page/controlPalettePage'),
              loadPaletteTranslations(),
            ]);
            return (options) => controlPalettePage({ ...options, translations });
          },
        },
      ];

/**
 * Brings the content of a page to life: rules of its static forms, copy buttons, tabs, lists of the API.
 *
 * @returns the ref and the key of the element that holds the content; a new page is a new element
 */
export function usePageContent(page: ShownPage): {
  articleRef: RefObject<HTMLElement | null>;
  pageKey: string;
} {
  const { language, t } = useLanguage();
  const config = useDocsConfig();
  const announce = useAnnounce();
  const articleRef = useRef<HTMLElement>(null);
  const pageKey = `${page.language}${page.pathname}`;
  // Before the browser paints the static forms of a page that the reader moved to.
  useIsomorphicLayoutEffect(() => addCriticalStyles(page.styles), [page.styles]);
  useEffect(() => controlContent(articleRef.current!, t, announce), [pageKey, page.blocks, t, announce]);
  useEffect(() => {
    const root = articleRef.current!;
    const found = CONTROLLERS.find(({ selector }) => root.querySelector(selector));
    if (!found) {
      return undefined;
    }
    let isEnded = false;
    let stop = () => {};
    const start = async () => {
      const control = await found.load(config);
      if (!isEnded) {
        stop = control({ root, language, t, announce });
      }
    };
    void start();
    return () => {
      isEnded = true;
      stop();
    };
  }, [pageKey, page.blocks, config, language, t, announce]);
  useEffect(listenForCopyShortcut, []);
  useAds(page, articleRef);
  return { articleRef, pageKey };
}
