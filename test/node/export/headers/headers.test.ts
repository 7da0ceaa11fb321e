import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashScript } from '../../../../src/node/base/files/hash';
import { createPolicy, createSandboxPolicy } from '../../../../src/node/export/headers/createPolicy';
import { writeHeaders } from '../../../../src/node/export/headers/writeHeaders';
import { createHeadersFinder } from '../../../../src/node/export/server/createHeadersFinder';
import { parseHeaders } from '../../../../src/node/export/server/parseHeaders';
import { createFolder } from '../../createFolder';

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

/** The sources that a directive of a policy allows. */
function getSources(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((text) => text.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('writeHeaders', () => {
  const SANDBOX_SCRIPT = hashScript('sandbox()');

  const PAGES = [
    { address: '/404.html', scriptHashes: [] },
    { address: '/x/', scriptHashes: [hashScript('a()')] },
    { address: '/x/a/b/', scriptHashes: [] },
    { address: '/zh/x/', scriptHashes: [] },
    { address: '/demos/d/', scriptHashes: [hashScript('b()')] },
  ];

  async function readPolicies(): Promise<(pathname: string) => string[]> {
    const folder = await createFolder({ _headers: '/*\n  X-Content-Type-Options: nosniff\n' });
    const file = path.join(folder, '_headers');
    await writeHeaders(folder, PAGES, SANDBOX_SCRIPT);
    const find = createHeadersFinder(parseHeaders(await fs.readFile(file, 'utf8'), file));
    expect(find('/x/').get('x-content-type-options')).toBe('nosniff');
    return (pathname) => find(pathname).get('content-security-policy')!.split(', ');
  }

  /** Of several policies a browser allows what all allow. */
  const canEvaluate = (policies: string[]) =>
    policies.every((policy) => getSources(policy, 'script-src').includes("'unsafe-eval'"));

  it('lets pages run the scripts that the build knows, and evaluate nothing', async () => {
    const getPolicies = await readPolicies();
    for (const pathname of ['/404.html', '/x/', '/x/a/b/', '/x/api/', '/zh/x/', '/demos/d/']) {
      const policies = getPolicies(pathname);
      expect(canEvaluate(policies), pathname).toBe(false);
      for (const policy of policies) {
        expect(getSources(policy, 'script-src'), pathname).toContain("'self'");
        expect(policy).not.toContain("script-src 'unsafe-inline'");
      }
    }
    expect(
      getPolicies('/x/')
        .join()
        .match(/sha256-\S+/g),
    ).toContain(hashScript('a()').slice(1, -1) + "'");
  });

  it('has a policy for addresses that no page has', async () => {
    const getPolicies = await readPolicies();
    const [policy, ...others] = getPolicies('/nowhere/');
    expect(others).toEqual([]);
    expect(getSources(policy!, 'script-src')).not.toContain("'unsafe-inline'");
    expect(getSources(policy!, 'default-src')).toEqual(["'self'"]);
  });

  it('has a stricter policy for demos in an iframe', async () => {
    const policies = (await readPolicies())('/demos/d/');
    expect(policies).toHaveLength(2);
    expect(policies[1]!.match(/sha256/g)).toHaveLength(1);
    expect(policies[1]).not.toContain('carbonads');
  });

  it('lets the document of edited demos evaluate text, and load nothing', async () => {
    const getPolicies = await readPolicies();
    const policies = getPolicies('/static/sandbox/');
    expect(getPolicies('/static/sandbox/index.html')).toEqual(policies);
    // The worker there imports what it needs.
    expect(getPolicies('/static/sandbox/modules/compiler-a.js')).toEqual(getPolicies('/nowhere/'));
    expect(canEvaluate(policies)).toBe(true);
    expect(policies).toContain(createSandboxPolicy(SANDBOX_SCRIPT));
    const own = policies.at(-1)!;
    expect(getSources(own, 'sandbox')).not.toContain('allow-same-origin');
    expect(getSources(own, 'default-src')).toEqual(["'none'"]);
    expect(own).not.toMatch(/connect-src|https:|'self'(?!$)/);
    for (const policy of policies) {
      expect(getSources(policy, 'script-src')).toContain(SANDBOX_SCRIPT);
    }
  });

  it('fails when a host would cut a line', async () => {
    const folder = await createFolder({ _headers: '' });
    const pages = Array.from({ length: 60 }, (_, index) => ({
      address: `/x/${index}/`,
      scriptHashes: [hashScript(String(index))],
    }));
    await expect(writeHeaders(folder, pages, SANDBOX_SCRIPT)).rejects.toThrow('hosts read 2000');
  });
});
