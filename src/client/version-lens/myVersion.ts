import { isMinor } from '../../shared/products/versionLens';

/** Key in local storage. */
const KEY = 'muiXVersion';

const listeners = new Set<() => void>();

/** The choice of a user whose browser stores nothing; lives as long as the page. */
let unstored: string | undefined;

/** The minor version that the user has: `8.14`. Undefined for the newest, and where nothing valid is stored. */
export function getMyVersion(): string | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored !== null && isMinor(stored) ? stored : undefined;
  } catch {
    return unstored;
  }
}

/** Stores the choice; what shows it follows at once. */
export function setMyVersion(minor: string | undefined): void {
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
