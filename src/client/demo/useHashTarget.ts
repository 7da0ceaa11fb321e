import { useEffect } from 'react';
import { parseDemoHash } from '../../shared/demo/codePreferences';

/** Whether the browser goes through its history: it restores the place where the user was then. */
let isTraversing = false;
let hasLoaded = false;

if (typeof navigation === 'object') {
  navigation.addEventListener('navigate', ({ navigationType }) => {
    hasLoaded = true;
    isTraversing = navigationType === 'traverse';
  });
}

function restoresPlace(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return hasLoaded ? isTraversing : load?.type === 'reload' || load?.type === 'back_forward';
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
export function useHashTarget(name: string, details: HTMLDetailsElement): void {
  useEffect(() => {
    const section = details.closest<HTMLElement>('.demo')!;
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
