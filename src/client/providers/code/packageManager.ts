import { PACKAGE_MANAGERS, type PackageManager } from '../../../shared/products/packageManagers';

/** As the page's controller stores it, which this module is no part of: pages without it load less. */
const KEY = 'packageManager';

const TABS = '.install input';

/** The user's package manager, as the tabs of the page or storage have it; never throws. */
export function getPackageManager(): PackageManager {
  let value = document.querySelector<HTMLInputElement>(`${TABS}:checked`)?.value ?? null;
  try {
    value ??= localStorage.getItem(KEY);
  } catch {
    // Nothing is stored.
  }
  return PACKAGE_MANAGERS.find((name) => name === value) ?? 'npm';
}

/** Changes it on the whole page, as a press on a tab does, and on every page from now on. */
export function setPackageManager(chosen: PackageManager): void {
  const tab = document.querySelector<HTMLInputElement>(`${TABS}[value="${chosen}"]`);
  if (tab) {
    tab.click();
    return;
  }
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Without tabs and without storage there is nothing to choose for.
  }
  document.dispatchEvent(new Event('change'));
}

/** @returns stops it */
export function subscribeToPackageManager(listener: () => void): () => void {
  document.addEventListener('change', listener);
  return () => document.removeEventListener('change', listener);
}
