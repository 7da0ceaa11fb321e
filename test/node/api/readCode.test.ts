import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readCodeDefaults } from '../../../src/node/api/readCodeDefaults';
import { readPropTypes } from '../../../src/node/api/readPropTypes';

function parse(text: string) {
  return ts.createSourceFile('Gauge.mjs', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
}

describe('readCodeDefaults', () => {
  it.each([
    ['a parameter', "function Gauge({ startAngle = 0, kind = 'arc', other }) {}"],
    ['props', "function Gauge(props) { const { startAngle = 0, kind = 'arc', other } = props; }"],
    [
      'props of a forwarded ref',
      "const Gauge = React.forwardRef(function Gauge(inProps, ref) { const { startAngle = 0, kind = 'arc' } = inProps; });",
    ],
  ])('reads defaults where %s is taken apart', (_, code) => {
    expect([...readCodeDefaults(parse(code), 'Gauge')]).toEqual([
      ['startAngle', '0'],
      ['kind', "'arc'"],
    ]);
  });

  it('leaves out values that mean nothing outside of the file', () => {
    const code = 'function Gauge({ colors = palette, format = () => 1, skip = {} }) {}';
    expect([...readCodeDefaults(parse(code), 'Gauge')]).toEqual([['skip', '{}']]);
  });

  it('leaves out other functions and other objects', () => {
    const code = 'function Arc({ a = 1 }) {} function Gauge(props) { const { b = 2 } = useState(); }';
    expect([...readCodeDefaults(parse(code), 'Gauge')]).toEqual([]);
  });
});

describe('readPropTypes', () => {
  it('reads names, words and what is required', () => {
    const code = `process.env.NODE_ENV !== "production" ? Gauge.propTypes = {
      /**
       * The value.
       * @default 0
       */
      value: PropTypes.number.isRequired,
      'aria-label': PropTypes.string,
    } : void 0;`;
    const props = readPropTypes(parse(code), 'Gauge');
    expect([...(props ?? [])].map(([name, { isRequired, doc }]) => [name, isRequired, doc.default])).toEqual([
      ['value', true, '0'],
      ['aria-label', false, undefined],
    ]);
  });

  it('finds none in a component without', () => {
    expect(readPropTypes(parse('function Gauge() {}'), 'Gauge')).toBeUndefined();
  });
});
