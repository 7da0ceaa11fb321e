import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFiles, encodeFiles, LONGEST_LINK } from '../../../src/client/editor/editLink';
import { createDemoHash, parseDemoHash } from '../../../src/shared/demo/codePreferences';

const NAMES = ['Demo.tsx', 'data.ts'];

const encodeText = (text: string) => deflateRawSync(text).toString('base64url');

describe('encodeFiles', () => {
  it('writes what decodeFiles reads, and what a hash can hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 500 }), fc.string(), async (first, second) => {
        const files = [
          { name: 'Demo.tsx', text: first },
          { name: 'data.ts', text: second },
        ];
        const link = await encodeFiles(files);
        expect(link).toMatch(/^[\w-]+$/);
        expect(await decodeFiles(link!, NAMES)).toEqual(files);
        const hash = createDemoHash('Demo', { variant: 'TS', styling: 'system', dateLibrary: 'dayjs' }, link);
        expect(parseDemoHash(hash)).toEqual({ name: 'Demo', variant: 'TS', edit: link });
      }),
    );
  });

  it('is short for code', async () => {
    const text = "import Box from '@mui/material/Box';\n".repeat(100);
    expect((await encodeFiles([{ name: 'Demo.tsx', text }]))!.length).toBeLessThan(200);
  });

  it('refuses code that makes a link too long', async () => {
    const text = Array.from({ length: 20_000 }, (_, index) =>
      String.fromCharCode(33 + ((index * 7919) % 90)),
    ).join('');
    const random = text + Array.from({ length: 30_000 }, () => Math.random().toString(36)).join('');
    expect(await encodeFiles([{ name: 'Demo.tsx', text: random }])).toBeUndefined();
    expect(await encodeFiles([{ name: 'Demo.tsx', text: 'a'.repeat(300_000) }])).toBeUndefined();
  });
});

describe('decodeFiles', () => {
  it.each([
    ['nothing', ''],
    ['other characters', 'a=b'],
    ['no compressed text', 'abc'],
    ['a text that was cut off', encodeText('["Demo.tsx","const a = 1;"]').slice(0, -6)],
    ['no JSON', encodeText('Demo.tsx')],
    ['no list', encodeText('{"Demo.tsx":"a"}')],
    ['an empty list', encodeText('[]')],
    ['a name without text', encodeText('["Demo.tsx"]')],
    ['a text that is none', encodeText('["Demo.tsx",{"toString":1}]')],
    ['a file that the demo does not have', encodeText('["../Other.tsx","a"]')],
    ['a file twice', encodeText('["Demo.tsx","a","Demo.tsx","b"]')],
    ['a link that is too long', 'a'.repeat(LONGEST_LINK + 1)],
    ['a short text that becomes a long one', encodeText(`["Demo.tsx","${'a'.repeat(5_000_000)}"]`)],
    ['bytes that are no text', deflateRawSync(Buffer.from([0xff, 0xfe, 0x5b])).toString('base64url')],
  ])('reads nothing from %s', async (_, link) => {
    expect(await decodeFiles(link, NAMES)).toBeUndefined();
  });

  it('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String(), fc.json().map(encodeText)), async (link) => {
        await decodeFiles(link, NAMES);
      }),
    );
  });
});
