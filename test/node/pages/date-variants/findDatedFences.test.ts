import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDatedFences } from '../../../../src/node/pages/date-variants/findDatedFences';
import { findPageFences } from '../../../../src/node/checks/snippets/findFences';

const IMPORT = "import dayjs from 'dayjs';";

function find(...fences: string[]) {
  const markdown = `---
title: Days
description: How to make a day, with blocks of code that are written for several date libraries at once.
packages: ['@mui/x-date-pickers']
---

${fences.map((fence) => `\`\`\`${fence}\n\`\`\``).join('\n\n')}
`;
  const text = { file: 'data/days/days.md', markdown };
  return findDatedFences(findPageFences({ text, directory: '/project/data/days' }));
}

describe('findDatedFences', () => {
  it.each([
    `ts\n${IMPORT}`,
    "tsx\nimport 'dayjs/locale/de';",
    "ts\nimport type { Dayjs } from 'dayjs';",
    "tsx\nimport { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';",
    "ts\nimport type {} from '@mui/x-date-pickers/AdapterDayjs';",
  ])('finds %j', (fence) => expect(find(fence)).toHaveLength(1));

  it.each([
    `ts dateLibrary="dayjs"\n${IMPORT}`,
    `ts check="off" reason="pseudo code"\n${IMPORT}`,
    `ts check="v7"\n${IMPORT}`,
    `js\n${IMPORT}`,
    'bash\nnpm install dayjs',
    "ts\nimport { DateTime } from 'luxon';",
  ])('leaves out %j', (fence) => expect(find(fence)).toEqual([]));

  it('leaves out the code after a migration, which is compared with that before', () => {
    expect(find(`ts check="v7"\n${IMPORT}`, `ts title="v8"\n${IMPORT}`, `ts\n${IMPORT}`)).toHaveLength(1);
  });

  it('closes what is begun above the cut, and shows what is below it', () => {
    const [fence] = find(`ts\n${IMPORT}\nconst days = [\n// ---cut---\ndayjs('2026-05-12'),`);
    const [module] = fence!.modules;
    expect(module!.text).toBe(`${IMPORT}\nconst days = [\n// ---cut---\ndayjs('2026-05-12'),\n]`);
    expect(fence!.toShown(module!.text!.replaceAll('dayjs', 'parseISO'))).toBe("parseISO('2026-05-12'),");
  });

  it('has the modules of the page that the code imports, where it imports them from', () => {
    const [fence] = find(
      'ts title="src/rows.ts"\nexport const rows = [];',
      `ts title="src/days.ts"\n${IMPORT}\nimport { rows } from './rows';`,
    );
    const folder = path.dirname(fence!.modules[0]!.fileName);
    expect(path.basename(folder)).toBe('src');
    expect(fence!.imported).toEqual([
      { fileName: path.join(folder, 'rows.ts'), text: 'export const rows = [];' },
    ]);
  });
});
