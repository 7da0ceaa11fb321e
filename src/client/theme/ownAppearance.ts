import type { ThemeState } from './themeReducer';

/** What the user chose for one demo alone; absent where it is as on the page. */
export type OwnAppearance = Partial<Pick<ThemeState, 'direction' | 'dense'>>;

/** Attributes of the stage, or of the window of a demo in an iframe: they outlast the demo when it starts again. */
const DIRECTION = 'dir';
const DENSITY = 'data-dense';

/** Reads what the user chose for the demo of a stage. */
export function readOwnAppearance(stage: HTMLElement): OwnAppearance {
  const direction = stage.getAttribute(DIRECTION);
  const density = stage.getAttribute(DENSITY);
  return {
    ...(direction && { direction: direction === 'rtl' ? 'rtl' : 'ltr' }),
    ...(density && { dense: density === 'true' }),
  };
}

/** Stores a choice for the demo of a stage. */
export function writeOwnAppearance(stage: HTMLElement, { direction, dense }: OwnAppearance): void {
  for (const [name, value] of [
    [DIRECTION, direction],
    [DENSITY, dense],
  ] as const) {
    if (value === undefined) {
      stage.removeAttribute(name);
    } else {
      stage.setAttribute(name, String(value));
    }
  }
}

/** Calls back after each choice for the demo of a stage. @returns stops that */
export function subscribeToOwnAppearance(stage: HTMLElement, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(stage, { attributeFilter: [DIRECTION, DENSITY] });
  return () => observer.disconnect();
}
