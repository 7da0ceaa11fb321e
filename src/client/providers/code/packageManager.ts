import { PACKAGE_MANAGERS, type PackageManager } from '../../../shared/packageManagers';

const KEY = 'packageManager';

const listeners = new Set<() => void>();

/** What was chosen while storage was out of reach: the choice holds for this page. */
let unstored: PackageManager | undefined;

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The user's package manager; never throws. */
export function getPackageManager(): PackageManager {
  const stored = readStored();
  return unstored ?? PACKAGE_MANAGERS.find((name) => name === stored) ?? 'npm';
}

/** Changes it on the whole page, and on every page from now on. */
export function setPackageManager(chosen: PackageManager): void {
  try {
    localStorage.setItem(KEY, chosen);
    unstored = undefined;
  } catch {
    unstored = chosen;
  }
  for (const listener of listeners) {
    listener();
  }
}

/** @returns stops it */
export function subscribeToPackageManager(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
