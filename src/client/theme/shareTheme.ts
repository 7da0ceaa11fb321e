import { readOwnAppearance } from './ownAppearance';
import { dispatchToStore, getThemeState, subscribeToTheme } from './themeStore';
import { isVisitTheme, type VisitTheme } from './visitTheme';

/** From the page to an iframe: the theme to apply. From an iframe to the page, without `theme`: a request for it. */
export interface ThemeMessage {
  type: 'docs-theme';
  theme?: VisitTheme;
}

/** Demos of pages; edited code runs in a frame with an origin of its own. */
const IFRAMES = '.demo-window > iframe:not([sandbox])';

function isThemeMessage(value: unknown): value is ThemeMessage {
  const message = value as ThemeMessage | null | undefined;
  return message?.type === 'docs-theme' && (message.theme === undefined || isVisitTheme(message.theme));
}

function send(target: MessageEventSource | null, message: ThemeMessage): void {
  (target as Window | null)?.postMessage(message, location.origin);
}

/** Sends the theme of the page to the demo of an iframe, with what the user chose for the demo alone. */
function sendTheme({ contentWindow, parentElement }: HTMLIFrameElement): void {
  const { dense, direction, spacing } = { ...getThemeState(), ...readOwnAppearance(parentElement!) };
  send(contentWindow, { type: 'docs-theme', theme: { dense, direction, spacing } });
}

/** The demos in iframes below an element. */
function listIframes(root: ParentNode): HTMLIFrameElement[] {
  return [...root.querySelectorAll<HTMLIFrameElement>(IFRAMES)];
}

/** Sends their theme to the demos in iframes below an element. */
export function updateIframes(root: ParentNode): void {
  listIframes(root).forEach(sendTheme);
}

/** Applies the theme of the page around this iframe. */
function applyTheme({ dense, direction, spacing }: VisitTheme): void {
  dispatchToStore({ type: 'CHANGE', payload: { direction } });
  dispatchToStore({ type: 'SET_DENSE', payload: dense });
  dispatchToStore({ type: 'SET_SPACING', payload: spacing });
}

/**
 * Gives the demos in iframes the theme of their page: a page sends it to its iframes, and an iframe requests it when it
 * starts. Messages from other windows are ignored.
 */
export function shareTheme(): void {
  const isIframe = parent !== window;
  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || !isThemeMessage(data)) {
      return;
    }
    if (isIframe && source === parent && data.theme) {
      applyTheme(data.theme);
    } else if (!isIframe && !data.theme) {
      listIframes(document)
        .filter(({ contentWindow }) => contentWindow === source)
        .forEach(sendTheme);
    }
  });
  if (isIframe) {
    send(parent, { type: 'docs-theme' });
  } else {
    subscribeToTheme(() => updateIframes(document));
  }
}
