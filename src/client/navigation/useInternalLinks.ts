import Router from 'next/router';
import { useEffect } from 'react';

/** The internal link under an event, unless it belongs to a demo or opens in another way. */
function findInternalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || !link.href || link.closest('.demo-stage')) {
    return undefined;
  }
  const opensElsewhere = (link.target && link.target !== '_self') || link.hasAttribute('download');
  const isPage = link.origin === location.origin && link.pathname.endsWith('/');
  return isPage && !opensElsewhere ? link : undefined;
}

function isSamePage(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search;
}

function getPath(link: HTMLAnchorElement): string {
  return link.pathname + link.search + link.hash;
}

/**
 * Goes to a page without loading it anew. What the hash names is the `:target` only after a move of the browser's own,
 * so the browser makes the last step.
 */
async function goTo(path: string): Promise<void> {
  const hasArrived = await Router.push(path);
  if (hasArrived && location.hash) {
    location.replace(location.hash);
  }
}

/**
 * Follows every internal link of the document without loading the page anew, and fetches its page ahead on
 * hover, focus and touch: one listener for the layout, the menu and the prose.
 */
export function useInternalLinks(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = findInternalLink(event.target);
      // A link within the page is the browser's: it scrolls, and moves the focus.
      if (!link || !isPlain || event.defaultPrevented || (isSamePage(link) && link.hash)) {
        return;
      }
      event.preventDefault();
      void goTo(getPath(link));
    };
    const onApproach = (event: Event) => {
      const link = findInternalLink(event.target);
      if (link && !isSamePage(link)) {
        void Router.prefetch(getPath(link));
      }
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onApproach, { passive: true });
    document.addEventListener('focusin', onApproach, { passive: true });
    document.addEventListener('touchstart', onApproach, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onApproach);
      document.removeEventListener('focusin', onApproach);
      document.removeEventListener('touchstart', onApproach);
    };
  }, []);
}
