import { describe, expect, it } from 'vitest';
import { listMutants, type OptionValues } from '../../../e2e/mutate/listMutants';

const OPTIONS: OptionValues = new Map([
  ['layout', [[], ['horizontal', 'vertical']]],
  ['direction', [['horizontal', 'vertical']]],
  ['type', [['string', 'number']]],
  ['stack', [[]]],
  ['role', [['dialog', 'menu']]],
  ['pageSize', [[]]],
  ['height', [[]]],
  ['editable', [[]]],
  ['label', [[]]],
  ['children', [[]]],
  ['fill', [[]]],
  ['data', [[]]],
  ['valueGetter', [[]]],
]);

/** Each mutant as the script with it. */
const mutate = (script: string, ...rest: [isOwn?: (declaration: string) => boolean]) =>
  listMutants(script, OPTIONS, ...rest).map(
    ({ start, end, code }) => script.slice(0, start) + code + script.slice(end),
  );

describe('a fault', () => {
  it.each([
    ['a handler', 'a = { onClick: b }', ['a = { onClick: void 0 }']],
    ['a handler that is named like its value', 'a = { onClick }', ['a = { onClick: void 0 }']],
    ['a function of the packages', 'a = { valueGetter: () => 1 }', ['a = { valueGetter: void 0 }']],
    ['a function that an element gets', 'e.jsx(b, { render: () => 1 })', ['e.jsx(b, { render: void 0 })']],
    ['the condition of an if', 'if (a) b()', ['if (!(a)) b()']],
    ['the condition of a choice', 'a ? b : c', ['!(a) ? b : c']],
    ['each part of a condition', 'a && !b ? c : d', ['!(a) && !b ? c : d', 'a && !!(b) ? c : d']],
    ['what decides alone', 'a && b()', ['!(a) && b()']],
    ['a look that depends', 'e.jsx(`p`, { fill: a ? b : c })', ['e.jsx(`p`, { fill: !(a) ? b : c })']],
    ['a comparison', 'a < b', ['a >= b']],
    ['a comparison, once', 'if (a === b) c()', ['if (a !== b) c()']],
    ['a compared string', 'a === `b`', ['a !== `b`', 'a === "b!"']],
    ['a compared number', 'a > -1', ['a <= -1', 'a > 0']],
    ['a choice of strings', 'a = { layout: `vertical` }', ["a = { layout: 'horizontal' }"]],
    ['a string without choice', 'a = { stack: `b` }', ['a = { stack: void 0 }']],
    ['a role', 'e.jsx(b, { role: `group` })', ['e.jsx(b, { role: void 0 })']],
    ['a number', 'a = { pageSize: 5 }', ['a = { pageSize: 6 }']],
    ['a boolean', 'a = { editable: !0 }', ['a = { editable: !1 }']],
    ['a boolean that an element gets', '(0, e.jsx)(b, { open: !1 })', ['(0, e.jsx)(b, { open: !0 })']],
    [
      'an option of a series',
      'a = [{ id: 1, data: b, stack: `c` }]',
      ['a = [{ id: 1, data: b, stack: void 0 }]'],
    ],
  ])('changes %s', (_, script, expected) => {
    expect(mutate(script)).toEqual(expected);
  });
});

it.each([
  ['styles', '(0, e.jsx)(b, { sx: { open: a ? 1 : 2 }, style: { height: a && 1 } })'],
  ['looks', '(0, e.jsx)(b, { size: `small`, variant: `outlined`, fullWidth: !0 })'],
  ['rules of CSS', 'styled(Box)({ editable: !0 })'],
  ['what says that assistive technology skips it', '(0, e.jsx)(b, { "aria-hidden": !0 })'],
  ['keys', '(0, e.createElement)(b, { key: a ? 1 : 2 })'],
  ['lengths', 'a = { height: 240 }'],
  ['labels', 'a = { label: `Sun` }'],
  ['children', 'e.jsx(`p`, { children: `Sun` })'],
  ['marks that never change', 'e.jsx(`circle`, { r: 4, fill: `none`, strokeWidth: 2 })'],
  ['rows', 'a = [{ id: 1, type: `number`, editable: !0 }]'],
  ['what is no option', 'a = { quantity: 5, paid: !0, city: `Oslo` }'],
  ['the direction of a layout', '(0, e.jsx)(b, { direction: `row` })'],
  ['the operands of a calculation', 'a = b + 1'],
  ['what a function is called with', 'a(1, `b`, !0)'],
  ['imports and exports', 'import { a as b } from "./c.js"; export { b as default };'],
])('leaves %s', (_, script) => {
  expect(mutate(script)).toEqual([]);
});

it('leaves declarations that do not belong to the demo', () => {
  const script = 'const a = (b) => b < 1, own = (b) => b < c;';
  expect(mutate(script, (text) => text.startsWith('own'))).toEqual([
    'const a = (b) => b < 1, own = (b) => b >= c;',
  ]);
});
