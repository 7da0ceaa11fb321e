import { expect, it } from 'vitest';
import { describeMutant } from '../../../e2e/mutate/describeMutant';

const SCRIPT = 'a;\nb;\nc({\n  onClick: () => {\n    d();\n  },\n});\ne;\nf;\n';

it('shows the lines that a fault changes, and those around', () => {
  const code = '() => {\n    d();\n  }';
  const start = SCRIPT.indexOf(code);
  const mutant = { start, end: start + code.length, code: 'void 0', name: 'drops onClick' };
  expect(describeMutant(SCRIPT, mutant).split('\n')).toEqual([
    'drops onClick',
    '    b;',
    '    c({',
    '  -   onClick: () => {',
    '  -     d();',
    '  -   },',
    '  +   onClick: void 0,',
    '    });',
    '    e;',
  ]);
});
