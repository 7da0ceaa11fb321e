import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePackageName } from '../../../../src/node/checks/snippets/parsePackageName';

describe('parsePackageName', () => {
  it.each([
    ['dayjs', { name: 'dayjs' }],
    ['dayjs@latest', { name: 'dayjs', version: 'latest' }],
    ['@mui/x-charts', { name: '@mui/x-charts' }],
    ['@mui/x-charts@^8', { name: '@mui/x-charts', version: '^8' }],
    ['charts@npm:@mui/x-charts@7', { name: '@mui/x-charts', version: '7' }],
  ])('reads %s', (text, spec) => {
    expect(parsePackageName(text)).toEqual(spec);
  });

  it.each(['./charts.tgz', '../charts', 'https://example.com/charts.tgz', '@mui', '', '/tmp/charts'])(
    'finds no name in %j',
    (text) => {
      expect(parsePackageName(text)).toBeUndefined();
    },
  );

  it('reads what names and versions are joined to', () => {
    const name = fc.stringMatching(/^(@[a-z][a-z-]{0,8}\/)?[a-z][a-z.-]{0,12}$/);
    const version = fc.stringMatching(/^[\^~]?[0-9]{1,2}(\.[0-9]{1,2})?$/);
    fc.assert(
      fc.property(name, version, (a, b) => {
        expect(parsePackageName(`${a}@${b}`)).toEqual({ name: a, version: b });
      }),
    );
  });
});
