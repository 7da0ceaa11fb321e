import { findHidden } from './findHidden';

/** The picture of a demo: its markup without what nobody sees. */
export interface Picture {
  html: string;
  /** Rules of the style elements that stood in the markup, by the name of their class. */
  styles: Record<string, string>;
}

/** `.MuiDataGridVariables-123{--a:b}` -> `MuiDataGridVariables-123` */
function readClassName(rule: string): string | undefined {
  return /^\s*\.([\w-]+)/.exec(rule)?.[1];
}

/**
 * Reads the markup of a running demo.
 *
 * Leaves out what is there and can not be seen, such as the menu buttons that a grid shows on hover: their
 * elements stay, so that the way to each element is the same in the live demo, their content goes. Style
 * elements go to the page's style sheet, where the ones that several demos share are once; those without
 * the name of a class stay.
 */
export function takePicture(container: HTMLElement): Picture {
  const styles: Record<string, string> = {};
  for (const style of container.querySelectorAll('style')) {
    const rule = style.textContent ?? '';
    const name = readClassName(rule);
    if (name) {
      styles[name] = rule;
      style.textContent = '';
    }
  }
  for (const element of findHidden(container)) {
    if (element.firstChild) {
      element.replaceChildren();
    }
  }
  return { html: container.innerHTML, styles };
}
