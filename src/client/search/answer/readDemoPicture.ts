/** What the picture of a demo is drawn from: the snapshot that its page has. */
export interface DemoPicture {
  /** Addresses of the style sheets of the page. */
  styleSheets: string[];
  /** The styles of its demos. */
  styles: string;
  /** The stage of the demo. */
  stage: HTMLElement;
}

/**
 * Reads the snapshot of a demo from the HTML of its page. It takes no scripts, and the document is never shown.
 *
 * @param html of the page
 * @param name of the demo, as in code
 * @returns undefined where the page has no such demo, or one in a window of its own
 */
export function readDemoPicture(html: string, name: string): DemoPicture | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const stage = page
    .getElementById(`${name}.tsx`)
    ?.querySelector<HTMLElement>(':scope > .demo-stage:has(> .demo-snapshot)');
  if (!stage) {
    return undefined;
  }
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const styles = page.querySelectorAll('style[data-emotion]');
  return {
    styleSheets: [...links].map((link) => link.getAttribute('href') ?? ''),
    styles: [...styles].map((style) => style.textContent).join(''),
    stage,
  };
}
