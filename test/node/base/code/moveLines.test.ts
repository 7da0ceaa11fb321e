import { describe, expect, it } from 'vitest';
import { moveLines } from '../../../../src/node/base/code/moveLines';

const BEFORE = "import 'dayjs/locale/de';\nimport { a } from 'a';\n\nshow(dayjs());\nend();";

describe('moveLines', () => {
  it.each<[name: string, after: string, lines: number[], moved: number[]]>([
    ['stays where nothing changes', BEFORE, [1, 4], [1, 4]],
    ['follows a line that moved', `${BEFORE.split('\n').slice(1).join('\n')}`, [5], [4]],
    ['drops a line that is gone', `${BEFORE.split('\n').slice(1).join('\n')}`, [1, 2], [1]],
    [
      'takes what is in the place of a changed line',
      BEFORE.replace('dayjs()', 'DateTime.now(),\n  1'),
      [4],
      [4, 5],
    ],
    ['leaves what is in the place of others', BEFORE.replace('dayjs()', 'DateTime.now()'), [2, 5], [2, 5]],
    ['marks nothing that was only added', `// New\n${BEFORE}`, [1], [2]],
  ])('%s', (_, after, lines, moved) => {
    expect([...moveLines(new Set(lines), BEFORE, after)]).toEqual(moved);
  });
});
