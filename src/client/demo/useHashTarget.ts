import { useEffect } from 'react';
import { parseDemoHash } from '../../shared/codePreferences';

/** Entries of the history that have led to their demo: going back to them restores the place instead. */
const knownEntries = new Set<string>();

/** Whether the browser restores the place where the user was. */
function restoresPlace(): boolean {
  const { key } = (history.state ?? {}) as { key?: string };
  if (key === undefined) {
    return false;
  }
  const isKnown = knownEntries.has(key);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirst = knownEntries.size === 0;
  knownEntries.add(key);
  return isKnown || (isFirst && (load?.type === 'reload' || load?.type === 'back_forward'));
}

/** Shows the code of a demo and brings the demo into view. */
function lead(section: HTMLElement, details: HTMLDetailsElement): void {
  details.open = true;
  if (!restoresPlace()) {
    section.scrollIntoView();
  }
}

/**
 * Lets a hash lead to the demo, whichever of its sources it names: the demo comes into view with its code
 * open, and is marked.
 */
export function useHashTarget(name: string, details: HTMLDetailsElement | null): void {
  useEffect(() => {
    const section = details?.closest<HTMLElement>('.demo');
    if (!details || !section) {
      return undefined;
    }
    const follow = () => {
      const isTarget = parseDemoHash(location.hash)?.name === name;
      section.toggleAttribute('data-target', isTarget);
      if (isTarget) {
        lead(section, details);
      }
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [name, details]);
}
