import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashScript } from '../../../src/node/exported-pages/readInlineScripts';
import { createPolicy } from '../../../src/node/headers/createPolicy';
import { writeHeaders } from '../../../src/node/headers/writeHeaders';
import { createHeadersFinder } from '../../../src/node/server/createHeadersFinder';
import { parseHeaders } from '../../../src/node/server/parseHeaders';
import { createFolder } from '../createFolder';

describe('createPolicy', () => {
  it('names each script once, by its hash', () => {
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    const hash = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
    expect(createPolicy([hashScript('a()'), hashScript('a()')], [])).toContain(`script-src 'self' ${hash};`);
  });

  it('allows no script in an attribute, no eval', () => {
    const [scripts] = /script-src [^;]*/.exec(createPolicy([]))!;
    expect(scripts).not.toMatch(/unsafe/);
  });

  it('allows a third party only where its feature needs it', () => {
    expect(createPolicy([], [])).not.toMatch(/carbonads|buysellads|google/);
    expect(createPolicy([], ['adJson'])).toMatch(/connect-src 'self' https:\/\/srv\.buysellads\.com;/);
    expect(createPolicy([], ['iconFont'])).toMatch(/font-src 'self' data: https:\/\/fonts\.gstatic\.com;/);
  });
});

describe('writeHeaders', () => {
  it('adds lines that the server reads, with a stricter policy for demos in an iframe', async () => {
    const folder = await createFolder({ _headers: '/*\n  X-Content-Type-Options: nosniff\n' });
    const file = path.join(folder, '_headers');
    await writeHeaders(folder, [
      { address: '/x/', scriptHashes: [hashScript('a()')] },
      { address: '/demos/d/', scriptHashes: [hashScript('b()')] },
    ]);
    const find = createHeadersFinder(parseHeaders(await fs.readFile(file, 'utf8'), file));
    const page = find('/x/').get('content-security-policy')!;
    expect(page.match(/sha256/g)).toHaveLength(2);
    expect(find('/x/').get('x-content-type-options')).toBe('nosniff');
    const [all, own] = find('/demos/d/').get('content-security-policy')!.split(', ');
    expect(all).toBe(page);
    expect(own!.match(/sha256/g)).toHaveLength(1);
    expect(own).not.toContain('carbonads');
  });

  it('fails when a host would cut a line', async () => {
    const folder = await createFolder({ _headers: '' });
    const pages = Array.from({ length: 60 }, (_, index) => ({
      address: `/x/${index}/`,
      scriptHashes: [hashScript(String(index))],
    }));
    await expect(writeHeaders(folder, pages)).rejects.toThrow('hosts read 2000');
  });
});
