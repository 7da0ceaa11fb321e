import { parser } from '@lezer/javascript';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCodeContext } from '../../../../src/client/editor/completion/codeContext';

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

const prop = (more = {}) => ({
  kind: 'prop',
  tag: 'BarChart',
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
    ['a member', 'const a = <X.Bars la| />;', prop({ tag: 'X.Bars', replaced: 'la' })],
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
    expect(read(marked)).toEqual({ kind: 'value', tag: 'BarChart', prop: 'layout', replaced });
  });

  it.each([
    ['before the quote', 'const a = <BarChart layout=|"ver" />;'],
    ['behind the quote', 'const a = <BarChart layout="ver"| />;'],
    ['in an object', "const a = <BarChart series={[{ type: 'ba|' }]} />;"],
    ['in a call', "const a = <BarChart layout={get('ba|')} />;"],
    ['outside of tags', "const a = 'ba|';"],
  ])('takes no string for a value: %s', (_, marked) => {
    expect(read(marked)).toBeUndefined();
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
