import { loadOnce } from '../../../shared/loadOnce';
import {
  SANDBOX_ADDRESS,
  SANDBOX_MANIFEST,
  SANDBOX_MODULES,
  type SandboxManifest,
} from '../../../shared/sandbox';
import { fetchFile } from '../../platform/fetchFile';

const loaded = new Map<string, Promise<unknown>>();

/**
 * Loads what the editor has to know of the build, once.
 *
 * @throws when it is out of reach; the next call tries again
 */
export function loadManifest(): Promise<SandboxManifest> {
  const href = SANDBOX_ADDRESS + SANDBOX_MANIFEST;
  return loadOnce(loaded, href, async () => (await fetchFile(href)).json()) as Promise<SandboxManifest>;
}

/** Where a script of the sandbox is. */
export function getScriptHref(name: string): string {
  return SANDBOX_MODULES + name;
}

/**
 * Loads the text of a script for a frame, once for all frames of the page.
 *
 * @throws when it is out of reach; the next call tries again
 */
export function loadScript(name: string): Promise<string> {
  const href = getScriptHref(name);
  return loadOnce(loaded, href, async () => (await fetchFile(href)).text()) as Promise<string>;
}
