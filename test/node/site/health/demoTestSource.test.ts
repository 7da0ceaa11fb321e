import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTestTitle } from '../../../../src/node/site/health/demoTestSource';
import { createFolder } from '../../createFolder';

async function read(source: string): Promise<string> {
  return readTestTitle(path.join(await createFolder({ 'Rows.test.ts': source }), 'Rows.test.ts'));
}

describe('readTestTitle', () => {
  it.each(["'A click sorts.'", '"A click sorts."', '`A click sorts.`'])('reads %s', async (literal) => {
    const source = `import { expect } from '@playwright/test';\nexport const title = ${literal};\n`;
    expect(await read(source)).toBe('A click sorts.');
  });

  it('reads a title that takes two lines', async () => {
    expect(await read("export const title =\n  'A click sorts.';")).toBe('A click sorts.');
  });

  it.each([
    ['', 'Rows.test.ts has no title.'],
    ["const title = 'A click sorts.';", 'Rows.test.ts has no title.'],
    ["export const titles = 'A click sorts.';", 'Rows.test.ts has no title.'],
    ['export const title = text;', 'Rows.test.ts has no title.'],
    ['export const title = `A ${click} sorts.`;', 'Rows.test.ts has no title.'],
    ["export const title = '';", 'The title of Rows.test.ts is no sentence.'],
    ["export const title = 'a click sorts.';", 'The title of Rows.test.ts is no sentence.'],
    ["export const title = 'A click sorts';", 'The title of Rows.test.ts is no sentence.'],
  ])('refuses %j', async (source, message) => {
    await expect(read(source)).rejects.toThrow(message);
  });

  it('says what to write where there is no test', async () => {
    const file = path.join(await createFolder(), 'Rows.test.ts');
    expect(() => readTestTitle(file)).toThrow('The demo has no test. Write Rows.test.ts beside it');
  });
});
