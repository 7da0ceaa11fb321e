import { readCookie } from '../platform/cookies';
import { setUserProperty } from './gtag';

const DARK_QUERY = '(prefers-color-scheme: dark)';
const CODE_STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;

/** What is known about the user, by the names that analytics uses. */
interface UserProperties {
  codeVariant: 'JS' | 'TS';
  userLanguage: string;
  /** With one decimal. */
  devicePixelRatio: number;
  colorSchemeOS: 'dark' | 'light';
  colorScheme: 'dark' | 'light';
  codeStylingVariant: (typeof CODE_STYLINGS)[number];
}

/** Reads what is true now: the cookies of the code, the document, the browser. */
export function readUserProperties(): UserProperties {
  const root = document.documentElement;
  const styling = readCookie('codeStyling');
  return {
    codeVariant: readCookie('codeVariant') === 'JS' ? 'JS' : 'TS',
    userLanguage: root.lang,
    devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
    colorSchemeOS: matchMedia(DARK_QUERY).matches ? 'dark' : 'light',
    colorScheme: root.getAttribute('data-mui-color-scheme') === 'dark' ? 'dark' : 'light',
    codeStylingVariant: CODE_STYLINGS.find((value) => value === styling) ?? 'MUI System',
  };
}

/**
 * Sends each property at the start, and again when it changes. All that a user chooses is
 * chosen by a click or a change, so the properties are read again after each.
 */
export function trackUserProperties(): void {
  const sent = new Map<string, string | number>();
  const send = () => {
    for (const [name, value] of Object.entries(readUserProperties())) {
      if (sent.get(name) !== value) {
        sent.set(name, value);
        setUserProperty(name, value);
      }
    }
  };
  let pending: ReturnType<typeof setTimeout> | undefined;
  const sendLater = () => {
    clearTimeout(pending);
    pending = setTimeout(send);
  };
  const queries = [matchMedia(DARK_QUERY), matchMedia(`(resolution: ${devicePixelRatio}dppx)`)];
  // Another tab changes the color scheme of this one.
  const scheme = new MutationObserver(sendLater);
  send();
  scheme.observe(document.documentElement, { attributeFilter: ['data-mui-color-scheme', 'lang'] });
  queries.forEach((query) => query.addEventListener('change', sendLater));
  document.addEventListener('click', sendLater);
  document.addEventListener('change', sendLater);
}
