/** Import it first: a system that asks for light mode. jsdom has no media queries. */
globalThis.matchMedia = () =>
  Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
