import { expect, it } from 'vitest';
import { readChangelog } from '../../../../src/node/api/releases/readChangelog';

const CHANGELOG = `# Changelog

## 8.5.1

_Jun 5, 2026_

#### \`@mui/x-charts@8.5.1\`

## v8.5.0

<!-- generated comparing v8.4.0..master -->

_May 29, 2026_

We would like to thank \`@mui/x-charts@8.4.9\`.

#### \`@mui/x-charts@8.5.0\`
#### \`@mui/x-charts-pro@8.5.0\` [![pro](https://example.com)](https://example.com 'Pro plan')

## 8.0.0-beta.0

_Mar 1, 2026_
`;

it('dates each minor by its first version', () => {
  expect([...readChangelog(CHANGELOG).dates]).toEqual([['8.5', '2026-05-29']]);
});

it('lists the minors of each package', () => {
  expect([...readChangelog(CHANGELOG).minors].map(([name, minors]) => [name, ...minors])).toEqual([
    ['@mui/x-charts', '8.5'],
    ['@mui/x-charts-pro', '8.5'],
  ]);
});
