import { describe, expect, it } from 'vitest';
import {
  isCovered,
  matchMessage,
  reduceText,
  splitTemplate,
} from '../../../src/client/api-page/matchMessage';

const NO_OPERATOR = "MUI X: No filter operator found for column '{field}' and operator value '{operator}'.";
const ROW_ID = [
  'MUI X: The Data Grid component requires all rows to have a unique `id` property.',
  'Alternatively, you can use the `getRowId` prop to specify a custom id for each row.',
  '{detailErrorMessage}',
  '{…}',
].join('\n');
const DATE = [
  'MUI X: `{columnType}` column type only accepts `Date` objects as values.',
  'Use `valueGetter` to transform the value into a `Date` object.',
  'Row ID: {rowId}, field: "{field}".',
].join('\n');
const ITEM_ID = [
  'MUI X: The Tree View component requires all items to have a unique `id` property.',
  'Alternatively, you can use the `getItemId` prop to specify a custom id for each item.',
];
const WITHOUT_ID = [...ITEM_ID, 'An item was provided without id in the `items` prop:', '{…}'].join('\n');
const SAME_ID = [...ITEM_ID, 'Two items were provided with the same id in the `items` prop: "{id}"'].join(
  '\n',
);
const AUTO_HEIGHT = 'MUI X: `<DataGrid autoPageSize={true} autoHeight={true} />` are not valid props.';

const match = (template: string, pasted: string) => matchMessage(splitTemplate(template), reduceText(pasted));

describe('splitTemplate', () => {
  it.each([
    [NO_OPERATOR, ['nofilteroperatorfoundforcolumn', 'andoperatorvalue']],
    ['MUI X Charts: {…} should have data property.', ['shouldhavedataproperty']],
    ['MUI: The minimum supported', ['theminimumsupported']],
    // No placeholders: values that the text itself has.
    [AUTO_HEIGHT, ['datagridautopagesizetrueautoheighttruearenotvalidprops']],
    [
      'pass `{ field: "a", render: (params) => <b>{params.row.id}</b> }`',
      ['passfieldarenderparamsbparamsrowidb'],
    ],
    ['MUI X: {name} - {message}', []],
  ])('%j -> %j', (template, parts) => {
    expect(splitTemplate(template)).toEqual(parts);
  });
});

describe('matchMessage', () => {
  it.each<[what: string, template: string, pasted: string]>([
    [
      'values in place of placeholders',
      NO_OPERATOR,
      "MUI X: No filter operator found for column 'age' and operator value 'contains'.",
    ],
    [
      'what the console puts before',
      NO_OPERATOR,
      "Uncaught Error: MUI X: No filter operator found for column 'age' and operator value '>='.",
    ],
    ['a beginning', NO_OPERATOR, "No filter operator found for column 'age'"],
    ['other quotes', NO_OPERATOR, 'no filter operator found for column “age” and operator value “is”'],
    [
      'stack lines after it',
      DATE,
      `Error: MUI X: \`dateTime\` column type only accepts \`Date\` objects as values.
Use \`valueGetter\` to transform the value into a \`Date\` object.
Row ID: 4, field: "shippedAt".
    at throwIfNotDateObject (http://localhost:5173/node_modules/.vite/deps/@mui_x-data-grid.js?v=1f6a:7121:11)
    at gridDateTimeFormatter (http://localhost:5173/node_modules/.vite/deps/@mui_x-data-grid.js?v=1f6a:7148:3)`,
    ],
    [
      'lines that an input has joined',
      ROW_ID,
      'MUI X: The Data Grid component requires all rows to have a unique `id` property.Alternatively, you can use the `getRowId` prop to specify a custom id for each row.A row was provided without id in the rows prop:{"name":"Ada"}',
    ],
    [
      'the first line only',
      ROW_ID,
      'MUI X: The Data Grid component requires all rows to have a unique `id` property.',
    ],
    [
      'text of a log, with escaped line breaks',
      ROW_ID,
      '{"level":"error","message":"MUI X: The Data Grid component requires all rows to have a unique `id` property.\\nAlternatively, you can use the `getRowId` prop to specify a custom id for each row.\\nA row was provided without id in the rows prop:\\n{}"}',
    ],
    [
      'braces that are text',
      AUTO_HEIGHT,
      'MUI X: `<DataGrid autoPageSize={true} autoHeight={true} />` are not valid props.',
    ],
    [
      'a short message that is whole',
      'missing: {id}',
      'Uncaught Error: missing: coal\n    at find (sankey.js:33:11)',
    ],
  ])('finds %s', (_what, template, pasted) => {
    expect(match(template, pasted)).toBeDefined();
  });

  it.each<[what: string, template: string, pasted: string]>([
    [
      'another message with the same end',
      SAME_ID,
      'MUI X: The Data Grid component requires all rows to have a unique `id` property.',
    ],
    [
      'a later line alone, which messages share',
      ROW_ID,
      'Alternatively, you can use the `getRowId` prop to specify a custom id for each row.',
    ],
    ['a message that is all values', 'MUI X: {name} - {message}', 'MUI X: useResizeContainer - something'],
    ['a word of it', NO_OPERATOR, 'filter'],
  ])('does not take %s for it', (_what, template, pasted) => {
    expect(match(template, pasted)).toBeUndefined();
  });

  it('tells messages with the same first lines apart by how far they reach', () => {
    const pasted = SAME_ID.replace('{id}', 'trains');
    const short = match(WITHOUT_ID, pasted)!;
    const long = match(SAME_ID, pasted)!;
    expect(isCovered(short, [short, long])).toBe(true);
    expect(isCovered(long, [short, long])).toBe(false);
  });
});
