import { fetchFile } from '../platform/fetchFile';

async function fetchText(href: string): Promise<Blob> {
  const response = await fetchFile(href);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/**
 * Copies what a file of this site holds. The clipboard is given a promise: Safari takes nothing that comes after the
 * click is over.
 *
 * @returns whether it worked; never throws
 */
export async function copyFile(href: string): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(href) })]);
    return true;
  } catch {
    return false;
  }
}
