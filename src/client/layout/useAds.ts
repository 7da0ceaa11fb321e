import { useEffect, type RefObject } from 'react';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { ShownPage } from '../../shared/pageProps';
import { whenIdle } from '../platform/whenIdle';

/** Puts advertisements on a page that has some, once it rests. @param root holds the page */
export function useAds({ frontMatter, pathname }: ShownPage, root: RefObject<HTMLElement | null>): void {
  const { language, t } = useLanguage();
  useEffect(() => {
    if (!frontMatter.ads) {
      return undefined;
    }
    let isEnded = false;
    let stop = () => {};
    const cancel = whenIdle(async () => {
      const { mountAds } = await import('../ads/mountAds');
      if (!isEnded) {
        stop = mountAds({ root: root.current!, language, t });
      }
    });
    return () => {
      isEnded = true;
      cancel();
      stop();
    };
  }, [pathname, frontMatter.ads, root, language, t]);
}
