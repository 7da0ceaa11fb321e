import {
  resolveCodePreferences,
  STYLING_NAMES,
  type CodePreferences,
} from '../../../shared/demo/codePreferences';
import { readCookie, writeCookie } from '../../platform/cookies';
import { whenRestored } from '../../platform/whenRestored';
import { createListeners } from '../../platform/createListeners';

let preferences: CodePreferences | undefined;
const listeners = createListeners();

function store({ variant, styling, dateLibrary }: CodePreferences): void {
  writeCookie('codeVariant', variant);
  writeCookie('codeStyling', STYLING_NAMES[styling]);
  writeCookie('codeDateLibrary', dateLibrary);
}

/** Resolves them from an address and the cookies, and writes them. @param hash of the address */
function resolve(hash: string): CodePreferences {
  const resolved = resolveCodePreferences(hash, {
    codeVariant: readCookie('codeVariant'),
    codeStyling: readCookie('codeStyling'),
    codeDateLibrary: readCookie('codeDateLibrary'),
  });
  store(resolved);
  return resolved;
}

/** The code preferences. The first call reads the address and the cookies, and writes them. */
export function getCodePreferences(): CodePreferences {
  if (!preferences) {
    preferences = resolve(location.hash);
    // The user may have chosen others on another page.
    whenRestored(() => {
      preferences = resolve('');
      listeners.tell();
    });
  }
  return preferences;
}

/** Changes how code is read: on the whole page, and on every page from now on. */
export function setCodePreferences(change: Partial<CodePreferences>): void {
  preferences = { ...getCodePreferences(), ...change };
  store(preferences);
  listeners.tell();
}

export const subscribeToCodePreferences = listeners.subscribe;
