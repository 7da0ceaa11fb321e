import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ApiLookup } from '../../../../src/node/api/apiLookup';
import {
  compilePlayground,
  type PlaygroundContext,
} from '../../../../src/node/pages/prop-playgrounds/compilePlayground';
import { formatProblem, type Problem } from '../../../../src/node/base/problems/problem';
import { printCode } from '../../../../src/shared/prop-playground/printCode';
import { tokensToText } from '../../../../src/shared/prop-playground/codeTemplate';
import { createFolder } from '../../createFolder';
import { createComponent, createTestApi } from '../markdown/createTestApi';

const MODULE = `import { DataGrid } from '@mui/x-data-grid';

export const controls = {
  grid: {
    of: 'DataGrid',
    title: { en: 'Grid', zh: '表格' },
    props: ['toolbar'],
  },
};

export default function Sample({ grid }: { grid?: object }) {
  return <DataGrid rows={[]} columns={[]} {...grid} />;
}
`;

const PICKER = `import dayjs from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';

export const controls = {
  field: { of: 'DatePicker', title: { en: 'Field' }, props: ['format', 'label', 'minDate'] },
};

export default function Sample({ field }: { field?: object }) {
  return <DatePicker minDate={dayjs('2026-03-02')} {...field} />;
}
`;

/** An API with a component of the pickers. */
function createPickersApi(): ApiLookup {
  const toProp = (name: string, text: string) => ({ name, type: { text } });
  const props = [toProp('format', 'string'), toProp('label', 'string'), toProp('minDate', 'PickerValidDate')];
  const page = createComponent('DatePicker', '/x/api/date-pickers/date-picker', { props });
  return new ApiLookup({
    pages: [{ ...page, product: 'date-pickers' }],
    exports: [],
    events: [],
    types: new Map(),
  });
}

async function compile(source: string, language: 'en' | 'zh' = 'en', more: Partial<PlaygroundContext> = {}) {
  const folder = await createFolder({ 'Sample.tsx': source });
  const problems: Problem[] = [];
  const { api, renderDoc } = await createTestApi(new Set());
  const playground = await compilePlayground(
    { file: path.join(folder, 'Sample.tsx') },
    { file: 'data/Sample.tsx', language, api, renderDoc, problems, ...more },
  );
  return { playground, problems: problems.map(formatProblem) };
}

const replace = (before: string, after: string) => MODULE.replace(before, () => after);

describe('compilePlayground', () => {
  it('makes controls from types, in the language of the page', async () => {
    const { playground, problems } = await compile(MODULE, 'zh');
    expect(problems).toEqual([]);
    expect(playground?.groups).toEqual([
      {
        name: 'grid',
        of: 'DataGrid',
        title: '表格',
        controls: [
          {
            kind: 'choice',
            options: [true, false],
            name: 'toolbar',
            href: '/zh/x/api/data-grid/data-grid/#data-grid-prop-toolbar',
          },
        ],
      },
    ]);
  });

  it('has the description of the package', async () => {
    const { playground } = await compile(
      replace("of: 'DataGrid'", "of: 'GridColDef'").replace("'toolbar'", "'field', 'width'"),
    );
    expect(playground?.groups[0]?.controls).toMatchObject([
      { kind: 'text', description: 'Names the column.' },
      { kind: 'number', default: 100 },
    ]);
  });

  it('reads what the code begins with', async () => {
    const { playground, problems } = await compile(replace('{...grid}', 'toolbar {...grid}'));
    expect(problems).toEqual([]);
    expect(playground?.groups[0]?.controls[0]).toHaveProperty('initial', true);
  });

  it('takes defaults that the declarations do not state, and makes switches of booleans', async () => {
    const { playground, problems } = await compile(
      replace("props: ['toolbar']", "defaults: { toolbar: false }, props: ['toolbar']"),
    );
    expect(problems).toEqual([]);
    expect(playground?.groups[0]?.controls).toMatchObject([
      { name: 'toolbar', kind: 'switch', default: false },
    ]);
  });

  it('gives numbers the range of their slider', async () => {
    const { playground, problems } = await compile(
      replace("of: 'DataGrid'", "of: 'GridColDef', ranges: { width: [50, 400] }").replace(
        "'toolbar'",
        "'field', 'width'",
      ),
    );
    expect(problems).toEqual([]);
    const [field, width] = playground!.groups[0]!.controls;
    expect(field).not.toHaveProperty('range');
    expect(width).toHaveProperty('range', [50, 400]);
  });

  it('chooses an attribute by the value of a control', async () => {
    const { playground, problems } = await compile(
      replace('rows={[]}', "{...(grid?.toolbar === true ? { groups: [1] } : { rows: ['a'] })}"),
    );
    expect(problems).toEqual([]);
    expect(tokensToText(printCode(playground!, {}))).toContain("<DataGrid rows={['a']} columns={[]} />");
    expect(tokensToText(printCode(playground!, { 'grid.toolbar': true }))).toContain(
      '<DataGrid groups={[1]} columns={[]} toolbar />',
    );
  });

  it('imports Day.js while a date is set', async () => {
    const { playground, problems } = await compile(PICKER, 'en', { api: createPickersApi() });
    expect(problems).toEqual([]);
    expect(playground).toMatchObject({ hasDates: true });
    expect(playground?.groups[0]?.controls[2]).toMatchObject({ kind: 'date', initial: '2026-03-02' });
    const print = (minDate: string | null) =>
      tokensToText(printCode(playground!, { 'field.minDate': minDate }));
    expect(print('2026-05-10')).toMatch(/^import dayjs from 'dayjs';\n.*minDate={dayjs\('2026-05-10'\)}/s);
    expect(print(null)).not.toMatch(/dayjs['(]/);
  });

  it('imports Day.js always where the code has a date that users do not set', async () => {
    const source = PICKER.replace('{...field}', "referenceDate={dayjs('2026-01-01')} {...field}");
    const { playground } = await compile(source, 'en', { api: createPickersApi() });
    expect(tokensToText(printCode(playground!, { 'field.minDate': null }))).toContain(
      "import dayjs from 'dayjs';",
    );
  });

  it('reports dates that the module has no library for', async () => {
    const source = PICKER.replace(/^import dayjs.*\n/, '').replace("dayjs('2026-03-02')", 'undefined');
    const { problems } = await compile(source, 'en', { api: createPickersApi() });
    expect(problems).toEqual([expect.stringContaining("Write `import dayjs from 'dayjs';`")]);
  });

  it.each([
    [
      'a component that does not exist',
      replace("'DataGrid',", "'DataGird',"),
      /Sample\.tsx:5 .*DataGird.*DataGrid/,
    ],
    ['a prop that does not exist', replace("['toolbar']", "['tolbar']"), /Sample\.tsx:7 .*tolbar.*toolbar/],
    [
      'a type without a control',
      replace("['toolbar']", "['rows']"),
      /Sample\.tsx:7 .*`DataGrid\.rows` has no control/,
    ],
    ['a group without props', replace("props: ['toolbar'],", ''), /Sample\.tsx:4 .*`grid` needs/],
    ['a name that is no string', replace("['toolbar']", '[toolbar]'), /Sample\.tsx:7 .*Write a string/],
    ['no English title', replace("en: 'Grid', ", ''), /Sample\.tsx:6 .*English/],
    [
      'no controls',
      replace('export const controls', 'export const others'),
      /Sample\.tsx .*export const controls/,
    ],
    ['no default function', replace('export default function', 'export function'), /export default function/],
    ['a group that is nowhere', replace(' {...grid}', ''), /Spread all parameters/],
    [
      'an element with children',
      replace(' {...grid} />', ' {...grid}>a</DataGrid>'),
      /element without children/,
    ],
    [
      'a default that its control cannot show',
      replace("props: ['toolbar']", "defaults: { toolbar: 'on' }, props: ['toolbar']"),
      /Sample\.tsx:\d+ .*default of `toolbar`/,
    ],
    [
      'a range of what is no number',
      replace("props: ['toolbar']", "ranges: { toolbar: [0, 1] }, props: ['toolbar']"),
      /Sample\.tsx:\d+ .*`toolbar` in `ranges` is no number/,
    ],
    [
      'a range without an end',
      replace("props: ['toolbar']", "ranges: { toolbar: [0] }, props: ['toolbar']"),
      /Sample\.tsx:\d+ .*two numbers in `ranges`/,
    ],
    [
      'a choice with several properties',
      replace('rows={[]}', '{...(grid?.toolbar === true ? { a: 1, b: 2 } : { a: 1 })}'),
      /Each branch of a choice has one property/,
    ],
    ['another spread', replace('{...grid}', '{...grid} {...others}'), /cannot print `\{\.\.\.others\}`/],
    [
      'a first value that is code',
      replace('{...grid}', 'toolbar={isOn} {...grid}'),
      /`toolbar` that no control/,
    ],
    [
      'a first value of another type',
      replace('{...grid}', 'toolbar="a" {...grid}'),
      /begins with `toolbar` "a"/,
    ],
  ])('reports %s', async (_, source, problem) => {
    const { problems } = await compile(source);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });
});
