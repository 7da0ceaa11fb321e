import { loadOnce } from '../../../shared/loadOnce';
import {
  SANDBOX_ADDRESS,
  SANDBOX_MANIFEST,
  SANDBOX_MODULES,
  type SandboxManifest,
} from '../../../shared/demo/sandbox';
import { fetchFile } from '../../platform/fetchFile';

const loaded = new Map<string, Promise<unknown>>();

const TEXTS = ['styles', 'compiler', 'runtime'] as const;

const TABLES = ['texts', 'languagePacks', 'specifiers', 'files'] as const;

/** Whether an answer is what the build wrote: a host may give something else for it. */
function isManifest(value: unknown): value is SandboxManifest {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return (
    TEXTS.every((name) => typeof fields[name] === 'string') &&
    TABLES.every((name) => typeof fields[name] === 'object' && fields[name] !== null)
  );
}

async function fetchManifest(href: string): Promise<SandboxManifest> {
  const value: unknown = await (await fetchFile(href)).json();
  if (!isManifest(value)) {
    throw new Error(`${href} is not what the build wrote.`);
  }
  return value;
}

/**
 * Loads what the editor has to know of the build, once.
 *
 * @throws when it is out of reach or something else; the next call tries again
 */
export function loadManifest(): Promise<SandboxManifest> {
  const href = SANDBOX_ADDRESS + SANDBOX_MANIFEST;
  return loadOnce(loaded, href, () => fetchManifest(href)) as Promise<SandboxManifest>;
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
