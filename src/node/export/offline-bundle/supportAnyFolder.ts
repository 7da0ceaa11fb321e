/**
 * What every page of the offline bundle runs first, in the browser: finds the folder that the bundle is in, and places
 * there the addresses that scripts make.
 */
declare global {
  interface Window {
    /** The way from the page to the root of the bundle: `../../`. */
    copyBase: string;
  }
}

const base = document.currentScript!.getAttribute('src')!.replace(/[^/]*$/, '');
window.copyBase = base;

/** `'/x/introduction/' -> '../../x/introduction/'`; what does not begin at the root stays. */
function place(address: string): string {
  return /^\/(?!\/)/.test(address) ? base + address.slice(1) : address;
}

const request = window.fetch;
window.fetch = (input, init) => request(typeof input === 'string' ? place(input) : input, init);

/** Comes before the browser follows the link. */
function onLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.closest('.demo-stage')) {
    return;
  }
  const href = link.getAttribute('href')!;
  if (place(href) !== href) {
    link.setAttribute('href', place(href));
  }
}

for (const type of ['click', 'pointerover', 'focusin', 'touchstart']) {
  addEventListener(type, onLink, { capture: true, passive: true });
}

export {};
