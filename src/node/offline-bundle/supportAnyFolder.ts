/**
 * What every page of the offline bundle runs first, in the browser: finds the folder that the bundle is in, and lets
 * links load whole pages, since the router knows addresses that begin at the root of a host only.
 */
declare global {
  interface Window {
    /** The way from the page to the root of the bundle: `../../`. */
    copyBase: string;
    /** Read by the bundler's loader. */
    TURBOPACK_CHUNK_BASE_PATH: string;
  }
}

const base = document.currentScript!.getAttribute('src')!.replace(/[^/]*$/, '');
window.copyBase = base;
window.TURBOPACK_CHUNK_BASE_PATH = `${base}_next/`;

/** `'/x/introduction/' -> '../../x/introduction/'`; what does not begin at the root stays. */
function place(address: string): string {
  return /^\/(?!\/)/.test(address) ? base + address.slice(1) : address;
}

const request = window.fetch;
window.fetch = (input, init) => request(typeof input === 'string' ? place(input) : input, init);

/** Comes before the site's own listeners: those of links never hear of it. */
function onLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.closest('.demo-stage')) {
    return;
  }
  const href = link.getAttribute('href')!;
  if (place(href) !== href) {
    link.setAttribute('href', place(href));
  }
  const isHere = link.hash !== '' && link.pathname === location.pathname;
  if (!isHere) {
    event.stopPropagation();
  }
}

for (const type of ['click', 'pointerover', 'focusin', 'touchstart']) {
  addEventListener(type, onLink, { capture: true, passive: true });
}

export {};
