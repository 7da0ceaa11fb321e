import { dispatchToStore, getThemeState, subscribeToTheme } from './themeStore';
import { isVisitTheme, type VisitTheme } from './visitTheme';

/** From the page to an iframe: the theme to apply. From an iframe to the page, without `theme`: a request for it. */
export interface ThemeMessage {
  type: 'docs-theme';
  theme?: VisitTheme;
}

const IFRAMES = '.demo-window > iframe';

function isThemeMessage(value: unknown): value is ThemeMessage {
  const message = value as ThemeMessage | null | undefined;
  return message?.type === 'docs-theme' && (message.theme === undefined || isVisitTheme(message.theme));
}

function send(target: MessageEventSource | null, message: ThemeMessage): void {
  (target as Window | null)?.postMessage(message, location.origin);
}

function readTheme(): VisitTheme {
  const { dense, direction, spacing } = getThemeState();
  return { dense, direction, spacing };
}

/** Applies the theme of the page around this iframe. */
function applyTheme({ dense, direction, spacing }: VisitTheme): void {
  dispatchToStore({ type: 'CHANGE', payload: { direction } });
  dispatchToStore({ type: 'SET_DENSE', payload: dense });
  dispatchToStore({ type: 'SET_SPACING', payload: spacing });
}

/**
 * Gives the demos in iframes the theme of their page: a page sends it to its iframes, and an iframe requests it when it
 * starts. Messages of others are nobody's.
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
      send(source, { type: 'docs-theme', theme: readTheme() });
    }
  });
  if (isIframe) {
    send(parent, { type: 'docs-theme' });
  } else {
    subscribeToTheme(() => {
      for (const { contentWindow } of document.querySelectorAll<HTMLIFrameElement>(IFRAMES)) {
        send(contentWindow, { type: 'docs-theme', theme: readTheme() });
      }
    });
  }
}
