import type { CodeFile } from './compile/compiledCode';

/** Characters of a link beyond which programs cut it. */
export const LONGEST_LINK = 16_000;

/** Bytes of the code in a link: text of this length that compresses to a short link is no code. */
const MOST_BYTES = 200_000;

const ALPHABET = /^[\w-]+$/;

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @throws for text that is no base64 */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
}

/** Reads a stream to its end. @throws when it is longer than the limit, before it is read to its end */
async function readBytes(
  stream: ReadableStream<Uint8Array>,
  limit = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    const { done, value } = await reader.read();
    if (done) {
      break;
    }
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError('The code is too long.');
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

function toStream(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream();
}

/**
 * Writes files into text for the hash of an address: `[name, text, …]` as JSON, compressed, in base64url.
 *
 * @returns undefined when the link would be too long
 */
export async function encodeFiles(files: readonly CodeFile[]): Promise<string | undefined> {
  const json = new TextEncoder().encode(JSON.stringify(files.flatMap(({ name, text }) => [name, text])));
  if (json.length > MOST_BYTES) {
    return undefined;
  }
  const text = toBase64Url(await readBytes(toStream(json).pipeThrough(new CompressionStream('deflate-raw'))));
  return text.length > LONGEST_LINK ? undefined : text;
}

/**
 * Reads the files in a link, which anybody may have written.
 *
 * @param names of the files that the demo has
 * @returns undefined for text that is no link, and for files that the demo does not have; never throws
 */
export async function decodeFiles(text: string, names: readonly string[]): Promise<CodeFile[] | undefined> {
  if (text.length > LONGEST_LINK || !ALPHABET.test(text)) {
    return undefined;
  }
  try {
    const inflated = toStream(fromBase64Url(text)).pipeThrough(new DecompressionStream('deflate-raw'));
    const json = new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(inflated, MOST_BYTES));
    const parts: unknown = JSON.parse(json);
    if (!Array.isArray(parts) || parts.length === 0 || parts.length % 2 !== 0) {
      return undefined;
    }
    const files: CodeFile[] = [];
    for (let index = 0; index < parts.length; index += 2) {
      const [name, code] = parts.slice(index, index + 2) as unknown[];
      if (typeof name !== 'string' || typeof code !== 'string' || !names.includes(name)) {
        return undefined;
      }
      files.push({ name, text: code });
    }
    return new Set(files.map(({ name }) => name)).size === files.length ? files : undefined;
  } catch {
    return undefined;
  }
}
