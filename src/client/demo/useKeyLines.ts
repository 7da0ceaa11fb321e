import { useLayoutEffect, useState } from 'react';
import { selectLines } from '../../shared/demo/keyLines';
import type { DemoFile } from '../../shared/page/page';

function findCode(section: HTMLElement): HTMLElement | null {
  return section.querySelector<HTMLElement>(':scope > .demo-key code');
}

/**
 * Shows the key lines of the source that the user has chosen.
 *
 * @param section the figure of the demo, as the page has it
 * @param file of the demo in another source; absent for the page's own
 */
export function useKeyLines(section: HTMLElement, file: DemoFile | undefined): void {
  const [own] = useState(() => findCode(section)?.innerHTML);
  useLayoutEffect(() => {
    const code = findCode(section);
    const html = file?.keyLines ? selectLines(file.html, file.keyLines) : own;
    if (!code || html === undefined || html === code.innerHTML) {
      return;
    }
    // Nothing below moves when the other source is shorter.
    code.style.minHeight ||= `${code.offsetHeight}px`;
    code.innerHTML = html;
  }, [section, own, file]);
}

/** Whether the page has key lines of a demo. */
export function hasKeyLines(section: HTMLElement): boolean {
  return findCode(section) !== null;
}
