import Router from 'next/router';
import { useEffect } from 'react';
import { findHashTarget } from '../platform/findHashTarget';

/** Where the focus was when a history entry was left: a link by its address and its number among equals. */
interface FocusPlace {
  href: string;
  index: number;
}

function getEntryKey(): string {
  return (history.state as { key?: string } | null)?.key ?? '';
}

function findLinks(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];
}

function readFocusPlace(): FocusPlace | undefined {
  const href = document.activeElement?.getAttribute('href');
  return href ? { href, index: findLinks(href).indexOf(document.activeElement as HTMLElement) } : undefined;
}

function focusQuietly(element: HTMLElement): void {
  if (!element.matches('a, button, input, select, textarea, summary, [tabindex]')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}

/**
 * After a client-side move: the focus goes to the `h1`, or to the heading that the hash names; after going
 * back, to the link that had it.
 */
export function useFocusAfterMove(): void {
  // The router itself, not the hook: that one is another object after each move.
  useEffect(() => {
    const places = new Map<string, FocusPlace | undefined>();
    let isHistoryMove = false;
    // The entry shown: when an earlier one is gone back to, the history names that one already.
    let shownKey: string | undefined;

    Router.beforePopState(() => {
      isHistoryMove = true;
      return true;
    });
    const onStart = () => {
      places.set(isHistoryMove && shownKey !== undefined ? shownKey : getEntryKey(), readFocusPlace());
    };
    const onComplete = () => {
      const place = isHistoryMove ? places.get(getEntryKey()) : undefined;
      isHistoryMove = false;
      shownKey = getEntryKey();
      const link = place && findLinks(place.href)[place.index];
      const target = link ?? findHashTarget(location.hash) ?? document.querySelector('h1');
      if (target) {
        focusQuietly(target);
      }
    };
    Router.events.on('routeChangeStart', onStart);
    Router.events.on('routeChangeComplete', onComplete);
    return () => {
      Router.beforePopState(() => true);
      Router.events.off('routeChangeStart', onStart);
      Router.events.off('routeChangeComplete', onComplete);
    };
  }, []);
}
