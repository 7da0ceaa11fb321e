import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { DemoToolsProps } from './DemoTools';

interface LoadedTools {
  DemoTools: ComponentType<DemoToolsProps>;
  details: HTMLDetailsElement | null;
}

/**
 * The tools of a demo, a part of the page that only a user with JavaScript needs; undefined until loaded.
 *
 * @param detailsRef what holds the code of the demo
 */
export function useDemoTools(detailsRef: RefObject<HTMLDetailsElement | null>): LoadedTools | undefined {
  const [tools, setTools] = useState<LoadedTools>();
  useEffect(() => {
    let isEnded = false;
    // Without the tools a demo shows its TypeScript.
    import('./DemoTools').then(
      ({ DemoTools }) => isEnded || setTools({ DemoTools, details: detailsRef.current }),
      () => undefined,
    );
    return () => {
      isEnded = true;
    };
  }, [detailsRef]);
  return tools;
}
