import { isMinor } from '../../shared/products/versionLens';
import { writeParameters } from '../platform/writeAddress';

/** Key in local storage. */
const KEY = 'muiXVersion';

const listeners = new Set<() => void>();

/** The choice of a user whose browser stores nothing; lives as long as the page. */
let unstored: string | undefined;

/** The name of the parameter in the address. */
const PARAMETER = 'version';

function readStored(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return unstored;
  }
}

/** Writes the choice into the address, for links to what the user sees. */
const writeVersion = (minor: string | undefined) => writeParameters([[PARAMETER, minor ?? '']]);

/**
 * The minor version that the user has, or whoever shared the link to the page: `8.14`. Undefined for the newest, and
 * where neither says a valid one.
 */
export function getMyVersion(): string | undefined {
  const linked = new URLSearchParams(location.search).get(PARAMETER);
  return [linked, readStored()].find((minor) => typeof minor === 'string' && isMinor(minor)) ?? undefined;
}

/** Stores the choice; what shows it follows at once. */
export function setMyVersion(minor: string | undefined): void {
  writeVersion(minor);
  try {
    if (minor === undefined) {
      localStorage.removeItem(KEY);
    } else {
      localStorage.setItem(KEY, minor);
    }
  } catch {
    unstored = minor;
  }
  listeners.forEach((listener) => listener());
}

function onStorage(event: StorageEvent): void {
  // Null where another page of the site removed all.
  if (event.key === KEY || event.key === null) {
    // The user has chosen a version in another tab: it replaces that of the link here.
    writeVersion(undefined);
    listeners.forEach((listener) => listener());
  }
}

/** Calls back whenever the choice changed, here or in another tab; for `useSyncExternalStore`. */
export function subscribeToMyVersion(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      removeEventListener('storage', onStorage);
    }
  };
}
