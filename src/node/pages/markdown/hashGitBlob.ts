import { createHash } from 'node:crypto';

/** The name git gives to a file of this content, as `git hash-object` prints it. */
export function hashGitBlob(text: string): string {
  const bytes = Buffer.from(text, 'utf8');
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
