import type { CodeFile } from './compile/compiledCode';
import { EDIT_PREFIX } from './editKey';

/** An edit of one source of a demo. */
interface StoredEdit {
  /** The files that differ from the demo's own. */
  files: CodeFile[];
  /** It came with a link, and the user has not let it run. */
  isUntrusted?: boolean;
  /** It has begun to run, and has not ended. */
  isUnfinished?: boolean;
  /** What identifies the link that it came with, so that a reload does not open the link again. */
  link?: string;
}

/** Characters of one edit, and of all. */
const MOST_CHARACTERS = 300_000;
const MOST_IN_ALL = 1_500_000;

function isFile(value: unknown): value is CodeFile {
  const file = value as CodeFile | null | undefined;
  return typeof file?.name === 'string' && typeof file.text === 'string';
}

/** Reads an edit. @returns undefined where there is none, or none that is whole; never throws */
export function readEdit(key: string): StoredEdit | undefined {
  try {
    const { files, isUntrusted, isUnfinished, link } = JSON.parse(
      sessionStorage.getItem(key) ?? '{}',
    ) as Partial<StoredEdit>;
    if (!Array.isArray(files) || files.length === 0 || !files.every(isFile)) {
      return undefined;
    }
    return {
      files: files.map(({ name, text }) => ({ name, text })),
      ...(isUntrusted === true && { isUntrusted }),
      ...(isUnfinished === true && { isUnfinished }),
      ...(typeof link === 'string' && { link }),
    };
  } catch {
    return undefined;
  }
}

function listKeys(): string[] {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(EDIT_PREFIX));
}

/** Makes room for an edit: the others go, those first that were written first in this storage. */
function makeRoom(key: string, size: number): void {
  const others = listKeys().filter((other) => other !== key);
  const sizes = others.map((other) => sessionStorage.getItem(other)?.length ?? 0);
  let sum = sizes.reduce((total, length) => total + length, size);
  for (const [index, other] of others.entries()) {
    if (sum <= MOST_IN_ALL) {
      return;
    }
    sessionStorage.removeItem(other);
    sum -= sizes[index]!;
  }
}

/**
 * Keeps an edit for the visit.
 *
 * @returns whether it is kept: it is not when it is too long, or storage is out of reach; never throws
 */
export function writeEdit(key: string, edit: StoredEdit): boolean {
  try {
    const text = JSON.stringify(edit);
    if (text.length > MOST_CHARACTERS) {
      return false;
    }
    makeRoom(key, text.length);
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets an edit; never throws. */
export function removeEdit(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A storage that cannot be reached has nothing to remove.
  }
}
