import { expect, it } from 'vitest';
import { mergeMessages } from '../../../../src/node/api/messages/mergeMessages';
import type { ApiMessage } from '../../../../src/node/api/types/apiTables';

const message = (text: string, packageName = '@mui/x-data-grid', file = 'a.mjs'): ApiMessage => ({
  kind: 'error',
  text,
  packageName,
  files: [file],
});

it('joins what users cannot tell apart: packages, names of placeholders, prefix and full stop', () => {
  expect(
    mergeMessages([
      message('No row with id #{id} found'),
      message('MUI X: No row with id #{rowId} found.'),
      message('MUI X: No row with id #{sourceRowId} found.', '@mui/x-data-grid-pro'),
    ]),
  ).toEqual([
    {
      kind: 'error',
      text: 'No row with id #{id} found',
      packageNames: ['@mui/x-data-grid', '@mui/x-data-grid-pro'],
    },
  ]);
});

it('keeps errors and warnings apart', () => {
  expect(mergeMessages([message('Same'), { ...message('Same'), kind: 'warning' }])).toHaveLength(2);
});

it('leaves out what is all placeholders, and what only test helpers say', () => {
  expect(
    mergeMessages([
      message('MUI X: {name} - {message}'),
      message('Target is required', '@mui/x-internal-gestures', 'testing/Tap.mjs'),
    ]),
  ).toEqual([]);
});
