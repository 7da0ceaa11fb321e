import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readClaim } from '../../../../src/node/site/health/proofSource';
import { createFolder } from '../../createFolder';

async function read(source: string): Promise<string> {
  return readClaim(path.join(await createFolder({ 'Rows.proof.ts': source }), 'Rows.proof.ts'));
}

describe('readClaim', () => {
  it.each(["'A click sorts.'", '"A click sorts."', '`A click sorts.`'])('reads %s', async (literal) => {
    const source = `import { expect } from '@playwright/test';\nexport const claim = ${literal};\n`;
    expect(await read(source)).toBe('A click sorts.');
  });

  it('reads a claim that takes two lines', async () => {
    expect(await read("export const claim =\n  'A click sorts.';")).toBe('A click sorts.');
  });

  it.each([
    ['', 'Rows.proof.ts claims nothing.'],
    ["const claim = 'A click sorts.';", 'Rows.proof.ts claims nothing.'],
    ["export const claims = 'A click sorts.';", 'Rows.proof.ts claims nothing.'],
    ['export const claim = text;', 'Rows.proof.ts claims nothing.'],
    ['export const claim = `A ${click} sorts.`;', 'Rows.proof.ts claims nothing.'],
    ["export const claim = '';", 'The claim of Rows.proof.ts is no sentence.'],
    ["export const claim = 'a click sorts.';", 'The claim of Rows.proof.ts is no sentence.'],
    ["export const claim = 'A click sorts';", 'The claim of Rows.proof.ts is no sentence.'],
  ])('refuses %j', async (source, message) => {
    await expect(read(source)).rejects.toThrow(message);
  });

  it('says what to write where there is no proof', async () => {
    const file = path.join(await createFolder(), 'Rows.proof.ts');
    expect(() => readClaim(file)).toThrow('The demo has no proof. Write Rows.proof.ts beside it');
  });
});
