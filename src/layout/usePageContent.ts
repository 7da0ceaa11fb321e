import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { addCriticalStyles } from '../demo/criticalStyles';
import { controlContent } from '../page/contentController';
import { listenForCopyShortcut } from '../page/listenForCopyShortcut';
import { useAnnounce } from '../providers/announcer/AnnouncerProvider';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { CompiledPage } from '../shared/page';
import { useAds } from './useAds';

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Brings the content of a page to life: rules of its static forms, copy buttons, tabs, lists of the API.
 *
 * @returns the ref and the key of the element that holds the content; a new page is a new element
 */
export function usePageContent(page: CompiledPage): {
  articleRef: RefObject<HTMLElement | null>;
  pageKey: string;
} {
  const { t } = useLanguage();
  const announce = useAnnounce();
  const articleRef = useRef<HTMLElement>(null);
  const pageKey = `${page.language}${page.pathname}`;
  // Before the browser paints the static forms of a page that the reader moved to.
  useIsomorphicLayoutEffect(() => addCriticalStyles(page.styles), [page.styles]);
  useEffect(() => controlContent(articleRef.current!, t, announce), [pageKey, page.blocks, t, announce]);
  useEffect(() => {
    const root = articleRef.current!;
    if (!root.querySelector('.api-rows')) {
      return undefined;
    }
    let isEnded = false;
    let stop = () => {};
    const start = async () => {
      // Only pages with such lists load it.
      const { controlApiPage } = await import('../api-page/controlApiPage');
      if (!isEnded) {
        stop = controlApiPage(root, t, announce);
      }
    };
    void start();
    return () => {
      isEnded = true;
      stop();
    };
  }, [pageKey, page.blocks, t, announce]);
  useEffect(listenForCopyShortcut, []);
  useAds(page, articleRef);
  return { articleRef, pageKey };
}
