import { resolveCodePreferences, STYLING_NAMES, type CodePreferences } from '../../../shared/codePreferences';
import { readCookie, writeCookie } from '../../platform/cookies';

let preferences: CodePreferences | undefined;
const listeners = new Set<() => void>();

function store({ variant, styling }: CodePreferences): void {
  writeCookie('codeVariant', variant);
  writeCookie('codeStyling', STYLING_NAMES[styling]);
}

/** The code preferences. The first call reads the address and the cookies, and writes them. */
export function getCodePreferences(): CodePreferences {
  if (!preferences) {
    preferences = resolveCodePreferences(location.hash, {
      codeVariant: readCookie('codeVariant'),
      codeStyling: readCookie('codeStyling'),
    });
    store(preferences);
  }
  return preferences;
}

/** Changes how code is read: on the whole page, and on every page from now on. */
export function setCodePreferences(change: Partial<CodePreferences>): void {
  preferences = { ...getCodePreferences(), ...change };
  store(preferences);
  for (const listener of listeners) {
    listener();
  }
}

/** @returns stops it */
export function subscribeToCodePreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
