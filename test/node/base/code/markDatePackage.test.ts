import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { createCodeBlock } from '../../../../src/node/base/code/codeBlock';
import { markDatePackage } from '../../../../src/node/base/code/markDatePackage';

async function mark(code: string): Promise<string[]> {
  const html = toHtml(markDatePackage(await createCodeBlock({ code, language: 'bash' })));
  return [...html.matchAll(/(\S*)<span class="date-package">dayjs<\/span>(\S*)/g)].map(([all]) => all);
}

const MARK = '<span class="date-package">dayjs</span>';

describe('markDatePackage', () => {
  it.each([
    'npm install dayjs',
    'pnpm add @mui/x-date-pickers dayjs @mui/material',
    'yarn add dayjs @emotion/react',
  ])('marks the package in %s', async (code) => expect((await mark(code)).join('')).toContain(MARK));

  it.each([
    'npm install dayjs-plugin',
    'npm install @date-io/dayjs',
    'npm install dayjs@1',
    'npm install luxon',
  ])('marks nothing in %s', async (code) => expect(await mark(code)).toEqual([]));

  it('keeps the text', async () => {
    const block = markDatePackage(await createCodeBlock({ code: 'npm install a dayjs b', language: 'bash' }));
    expect(toHtml(block).replaceAll(/<[^>]+>/g, '')).toBe('npm install a dayjs b');
  });
});
