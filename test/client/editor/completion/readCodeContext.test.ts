import { parser } from '@lezer/javascript';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCodeContext } from '../../../../src/client/editor/completion/readCodeContext';

const tsx = parser.configure({ dialect: 'jsx ts' });

/** Reads the context at the bar, which is no part of the code. */
function read(marked: string) {
  const position = marked.indexOf('|');
  const code = marked.slice(0, position) + marked.slice(position + 1);
  const context = readCodeContext(tsx.parse(code), code, position);
  if (!context) {
    return undefined;
  }
  const { from, to, ...rest } = context;
  return { ...rest, replaced: code.slice(from, to) };
}

const tag = (name: string, ...steps: string[]) => ({ kind: 'tag', name, steps });
const type = (name: string, ...steps: string[]) => ({ kind: 'type', name, steps });

const prop = (more = {}) => ({
  kind: 'prop',
  owner: tag('BarChart'),
  taken: [],
  hasValue: false,
  replaced: '',
  ...more,
});

describe('readCodeContext', () => {
  it.each([
    ['the first letters of a prop', 'const a = <BarChart la| />;', prop({ replaced: 'la' })],
    ['the middle of a name', 'const a = <BarChart la|yout />;', prop({ replaced: 'layout' })],
    ['no letter yet', 'const a = <BarChart | />;', prop()],
    [
      'a prop between others',
      'const a = <BarChart\n  series={[]}\n  la|\n  width="1"\n  {...more}\n/>;',
      prop({ replaced: 'la', taken: ['series', 'width'] }),
    ],
    ['a prop with a value', 'const a = <BarChart la|="a" />;', prop({ replaced: 'la', hasValue: true })],
    ['a tag with children', 'const a = <BarChart la|>text</BarChart>;', prop({ replaced: 'la' })],
    ['a tag without its end', 'const a = <BarChart la|', prop({ replaced: 'la' })],
    ['a member', 'const a = <X.Bars la| />;', prop({ owner: tag('X.Bars'), replaced: 'la' })],
    ['an inner tag', 'const a = <Box p={1}><BarChart la| /></Box>;', prop({ replaced: 'la' })],
    ['the name of the tag', 'const a = <Bar| />;', undefined],
    ['text between tags', 'const a = <p>la|</p>;', undefined],
    ['code in braces', 'const a = <BarChart width={wi|} />;', undefined],
    ['a value that is missing', 'const a = <BarChart width=| />;', undefined],
  ])('finds the prop: %s', (_, marked, expected) => {
    expect(read(marked)).toEqual(expected);
  });

  it.each([
    ['in quotes', 'const a = <BarChart layout="ver|" />;', 'ver'],
    ['empty', 'const a = <BarChart layout="|" />;', ''],
    ['in its middle', "const a = <BarChart layout='ver|tical' />;", 'vertical'],
    ['in braces', "const a = <BarChart layout={'ver|'} />;", 'ver'],
    ['in a choice', "const a = <BarChart layout={isWide ? 'a' : (b ?? 'ver|')} />;", 'ver'],
  ])('finds the value of a prop: %s', (_, marked, replaced) => {
    expect(read(marked)).toEqual({ kind: 'value', owner: tag('BarChart'), name: 'layout', replaced });
  });

  it.each([
    ['before the quote', 'const a = <BarChart layout=|"ver" />;'],
    ['behind the quote', 'const a = <BarChart layout="ver"| />;'],
    ['in a list', "const a = <BarChart series={['ba|']} />;"],
    ['in an object without a type', "const a = { type: 'ba|' };"],
    ['for a name', "const a = <BarChart series={[{ 'ba|': 1 }]} />;"],
    ['in a computed name', "const a = <BarChart series={[{ ['ba|']: 1 }]} />;"],
    ['in a call', "const a = <BarChart layout={get('ba|')} />;"],
    ['outside of tags', "const a = 'ba|';"],
  ])('takes no string for a value: %s', (_, marked) => {
    expect(read(marked)).toBeUndefined();
  });

  it.each([
    ['an object', 'slotProps={{ | }}', tag('BarChart', 'slotProps')],
    ['a name in quotes', "slotProps={{ 'toolbar': { | } }}", tag('BarChart', 'slotProps', 'toolbar')],
    ['an element of an array', 'series={[{ a: 1 }, { | }]}', tag('BarChart', 'series')],
    ['a choice', 'slotProps={isWide ? { | } : undefined}', tag('BarChart', 'slotProps')],
    ['a spread object', 'slotProps={{ ...(isWide && { | }) }}', tag('BarChart', 'slotProps')],
    ['a comment', 'slotProps={{ // none\n | }}', tag('BarChart', 'slotProps')],
    ['another tag in it', 'slots={{ a: <Box sx={{ | }} /> }}', tag('Box', 'sx')],
  ])('finds the owner of a member: %s', (_, attribute, owner) => {
    expect(read(`const a = <BarChart ${attribute} />;`)).toEqual({
      kind: 'member',
      owner,
      taken: expect.any(Array),
      hasValue: false,
      replaced: '',
    });
  });

  it.each([
    ['const a: BarSeries = { | };', type('BarSeries')],
    ['export const a: GridColDef<Row>[] = [{ | }];', type('GridColDef')],
    ['const a = [{ | }] satisfies readonly GridColDef[] | undefined;', type('GridColDef')],
    ['const a = [{ | }] satisfies undefined | Array<Partial<GridColDef>>;', type('GridColDef')],
    ["const a: NonNullable<BarChartProps['series']> = [{ | }];", type('BarChartProps', 'series')],
    [
      "const a: (DataGridProps['slotProps']) = { toolbar: { | } };",
      type('DataGridProps', 'slotProps', 'toolbar'),
    ],
    ['const a = [{ | }] as const satisfies GridColDef[];', type('GridColDef')],
    ['const a = { | } as BarSeries;', type('BarSeries')],
    ['const b = 1, a: BarSeries = { | };', type('BarSeries')],
    ['const a = <BarChart series={[{ | } satisfies BarSeries]} />;', type('BarSeries')],
    ['const a: GridColDef[] = [{ field: 1, | ', type('GridColDef')],
  ])('finds the type of a member: %s', (marked, owner) => {
    expect(read(marked)).toEqual(expect.objectContaining({ kind: 'member', owner }));
  });

  it.each([
    ['the first letters', '{ la| }', { replaced: 'la' }],
    [
      'others',
      "{ a: 1, la|, 'b-c': 2, ...rest, d() {}, [e]: 3 }",
      { replaced: 'la', taken: ['a', 'b-c', 'd'] },
    ],
    ['a value', '{ la|: 1 }', { replaced: 'la', hasValue: true }],
    ['the middle of a name', '{ la|yout: 1 }', { replaced: 'layout', hasValue: true }],
    ['a comma that is missing behind it', '{ la|\n field: 1 }', { replaced: 'la', taken: ['field'] }],
    ['a gap between others', '{ a: 1, |, b: 2 }', { replaced: '', taken: ['a', 'b'] }],
  ])('finds the name of a member: %s', (_, object, expected) => {
    expect(read(`const a: BarSeries = ${object};`)).toEqual({
      kind: 'member',
      owner: type('BarSeries'),
      taken: [],
      hasValue: false,
      ...expected,
    });
  });

  it.each([
    ['a value', 'const a: BarSeries = { a: | };'],
    ['the name of a value', 'const a: BarSeries = { a: la| };'],
    ['a comma that is missing before it', 'const a: BarSeries = { a: 1 | };'],
    ['a comment', 'const a: BarSeries = { /* la| */ };'],
    ['a block', 'const a: BarSeries = () => { | };'],
    ['a function', 'const a: BarSeries = () => ({ | });'],
    ['a call', 'const a: BarSeries = get({ | });'],
    ['a computed name', 'const a: BarSeries = { [key]: { | } };'],
    ['no type', 'const a = { | };'],
    ['a type of another library', 'const a: React.CSSProperties = { | };'],
    ['a pattern', 'const { | }: BarSeries = bars;'],
    ['a spread attribute', 'const a = <BarChart {...{ | }} />;'],
    ['an array', 'const a = <BarChart series={[|]} />;'],
  ])('takes nothing for a member: %s', (_, marked) => {
    expect(read(marked)).toBeUndefined();
  });

  it('finds the value of a member', () => {
    const value = (owner: object, name: string) => ({ kind: 'value', owner, name, replaced: 'ba' });
    expect(read("const a = <BarChart series={[{ type: 'ba|' }]} />;")).toEqual(
      value(tag('BarChart', 'series'), 'type'),
    );
    expect(read("const a: GridColDef[] = [{ align: isWide ? 'ba|' : 'b' }];")).toEqual(
      value(type('GridColDef'), 'align'),
    );
    expect(read("const a = [{ type: 'ba|' as const }] satisfies GridColDef[];")).toEqual(
      value(type('GridColDef'), 'type'),
    );
  });

  it('finds names and the module of an import', () => {
    const from = "from '@mui/x-charts/BarChart';";
    const names = (more: object) => ({ kind: 'export', specifier: '@mui/x-charts/BarChart', ...more });
    expect(read(`import { Ba| } ${from}`)).toEqual(names({ taken: [], replaced: 'Ba' }));
    expect(read(`import { | } ${from}`)).toEqual(names({ taken: [], replaced: '' }));
    expect(read(`import { BarChart, Ba| } ${from}`)).toEqual(names({ taken: ['BarChart'], replaced: 'Ba' }));
    expect(read(`import { BarChart as B| } ${from}`)).toBeUndefined();
    expect(read(`import| { BarChart } ${from}`)).toBeUndefined();
    expect(read("import { BarChart } from '@mui/x-|';")).toEqual({ kind: 'specifier', replaced: '@mui/x-' });
    expect(read("import { BarChart } from '|';")).toEqual({ kind: 'specifier', replaced: '' });
  });

  it('lives with any code, and replaces nothing outside of it', () => {
    const pieces = [
      '<BarChart',
      ' la',
      '="',
      '"',
      "'",
      '{',
      '}',
      '[',
      ': A',
      'const a',
      ' = ',
      ' satisfies A',
      '/>',
      '</',
      '>',
      'import ',
      ' from ',
      ' as ',
      ',',
      '\n',
    ];
    const piece = fc.constantFrom(...pieces);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), fc.nat(), (chosen, seed) => {
        const code = chosen.join('');
        const position = seed % (code.length + 1);
        const context = readCodeContext(tsx.parse(code), code, position);
        if (context) {
          expect(context.from).toBeLessThanOrEqual(position);
          expect(context.to).toBeGreaterThanOrEqual(position);
          expect(context.to).toBeLessThanOrEqual(code.length);
        }
      }),
    );
  });
});
