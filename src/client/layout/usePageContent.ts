import { useEffect, useRef, type RefObject } from 'react';
import { addCriticalStyles } from '../demo/criticalStyles';
import { controlContent } from '../page/contentController';
import { listenForCopyShortcut } from '../page/listenForCopyShortcut';
import { useAnnounce } from '../providers/announcer/AnnouncerProvider';
import { useLanguage } from '../providers/language/LanguageProvider';
import { useIsomorphicLayoutEffect } from '../providers/useIsomorphicLayoutEffect';
import type { ShownPage } from '../../shared/pageProps';
import { startControllers, type LazyController } from './startControllers';
import { useAds } from './useAds';

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
          load: async () => (await import('../palette-page/controlPalettePage')).controlPalettePage,
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
  const { t } = useLanguage();
  const announce = useAnnounce();
  const articleRef = useRef<HTMLElement>(null);
  const pageKey = `${page.language}${page.pathname}`;
  // Before the browser paints the static forms of a page that the user moved to.
  useIsomorphicLayoutEffect(() => addCriticalStyles(page.styles), [page.styles]);
  useEffect(() => controlContent(articleRef.current!, t, announce), [pageKey, page.blocks, t, announce]);
  useEffect(
    () => startControllers(CONTROLLERS, { root: articleRef.current!, t, announce }),
    [pageKey, page.blocks, t, announce],
  );
  useEffect(listenForCopyShortcut, []);
  useAds(page, articleRef);
  return { articleRef, pageKey };
}
