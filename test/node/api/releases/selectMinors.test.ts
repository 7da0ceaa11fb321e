import { expect, it } from 'vitest';
import { selectMinors } from '../../../../src/node/api/releases/selectMinors';

const FREE = '@mui/x-charts';
const PRO = '@mui/x-charts-pro';

it('takes the last stable patch of each minor up to the installed version', () => {
  const versions = [
    '8.1.0',
    '7.9.0',
    '8.0.0-beta.1',
    '8.0.0',
    '8.10.1',
    '8.10.0',
    '8.1.1',
    '8.11.0',
    '9.0.0',
  ];
  expect(selectMinors(new Map([[FREE, versions]]), new Map([[FREE, '8.10.1']]))).toEqual([
    { minor: '8.0', packages: { [FREE]: '8.0.0' } },
    { minor: '8.1', packages: { [FREE]: '8.1.1' } },
    { minor: '8.10', packages: { [FREE]: '8.10.1' } },
  ]);
});

it('goes on with the older version of a package that skips a minor, and leaves out one that comes later', () => {
  const published = new Map([
    [FREE, ['8.0.0', '8.1.0', '8.2.0']],
    [PRO, ['8.1.0']],
  ]);
  const installed = new Map([
    [FREE, '8.2.0'],
    [PRO, '8.1.0'],
  ]);
  expect(selectMinors(published, installed).map(({ packages }) => packages[PRO])).toEqual([
    undefined,
    '8.1.0',
    '8.1.0',
  ]);
});
