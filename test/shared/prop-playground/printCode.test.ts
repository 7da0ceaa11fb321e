import * as fc from 'fast-check';
import { format } from 'prettier';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { highlightCode } from '../../../src/node/base/code/highlightCode';
import { tokensToText, type CodeToken } from '../../../src/shared/prop-playground/codeTemplate';
import { printCode } from '../../../src/shared/prop-playground/printCode';
import type { PropPlayground, PropValues } from '../../../src/shared/prop-playground/propPlayground';
import {
  createPlayground,
  KINDS,
  NESTED,
  RETURNED,
} from '../../node/pages/prop-playgrounds/samplePlaygrounds';

const print = (playground: PropPlayground, values: PropValues) => tokensToText(printCode(playground, values));

const formatCode = (code: string) => format(code, { parser: 'babel', singleQuote: true, printWidth: 110 });

/** Mistakes of the syntax. */
function findErrors(code: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: 'code.jsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.map(({ messageText }) => String(messageText));
}

let returned: PropPlayground;
let nested: PropPlayground;

beforeAll(async () => {
  returned = await createPlayground(RETURNED, KINDS);
  nested = await createPlayground(NESTED, KINDS);
});

describe('printCode', () => {
  it('begins with the code of the module, without controls and types', () => {
    expect(print(returned, {})).toBe(`import dayjs from 'dayjs';
import { Chart } from 'chart';

export default function Sample() {
  return (
    <Chart
      size={280}
      day={dayjs('2026-03-02')}
      series={[
        {
          data: [1, 2],
          radius: -4,
        },
      ]}
    />
  );
}`);
  });

  it('prints what is set in its place, and leaves out what was taken away', () => {
    const values = {
      'chart.on': true,
      'chart.size': null,
      'chart.list': ['a', 'b'],
      'series.name': "it's",
      'series.radius': 0.5,
    };
    expect(print(returned, values)).toContain(`    <Chart
      on
      list={['a', 'b']}
      day={dayjs('2026-03-02')}
      series={[
        {
          data: [1, 2],
          name: "it's",
          radius: 0.5,
        },
      ]}
    />`);
  });

  it('has the element in one line while it fits', () => {
    expect(print(nested, { 'chart.title': 'a' })).toContain(
      `      <Chart title="a" value={dayjs('2026-03-02')} />\n`,
    );
    expect(print(nested, { 'chart.title': 'a'.repeat(80) })).toContain('      <Chart\n        title="a');
  });

  const text = fc.oneof(
    fc.string({ maxLength: 120, minLength: 1 }),
    fc.stringMatching(/^["'&\\{}<>a \n]{1,12}$/),
  );
  const number = fc
    .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
    .map((value) => value || 0);
  const day = fc.constantFrom('2026-03-02', '1999-12-31');
  const lists = { maxLength: 20, minLength: 1 };
  const chart = {
    'chart.on': fc.boolean(),
    'chart.title': text,
    'chart.size': fc.oneof(number, text),
    'chart.list': fc.array(text, lists),
    'chart.numbers': fc.array(number, lists),
    'chart.day': day,
    'chart.hour': fc.constantFrom('00:00', '09:30'),
  };
  const series = { 'series.name': text, 'series.radius': number, 'series.items': fc.array(text, lists) };
  const anyValues = fc.record({ ...chart, ...series }, { requiredKeys: [] });

  it.each([
    ['an element that is returned', () => returned],
    ['an element inside of another', () => nested],
  ])('prints any values in %s as Prettier does', async (_, getPlayground) => {
    await fc.assert(
      fc.asyncProperty(anyValues, async (values) => {
        const code = print(getPlayground(), values);
        expect(`${code}\n`).toBe(await formatCode(code));
        expect(findErrors(code)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('colors code as the highlighter does', async () => {
    const readColors = (tokens: readonly CodeToken[]) =>
      tokens.flatMap(([part, className = '']) =>
        [...part].filter((character) => character.trim()).map((character) => `${character} ${className}`),
      );
    const code = printCode(returned, {
      'chart.on': true,
      'chart.title': 'a',
      'chart.size': -3,
      'chart.list': ['b'],
      'chart.numbers': [1, 2],
      'series.name': 'c',
    });
    const nodes = await highlightCode(tokensToText(code), 'tsx');
    const highlighted = nodes.map((node): CodeToken => {
      if (node.type !== 'element') {
        return [node.type === 'text' ? node.value : ''];
      }
      const [child] = node.children;
      return [child?.type === 'text' ? child.value : '', String(node.properties.className)];
    });
    expect(readColors(code)).toEqual(readColors(highlighted));
  });
});
