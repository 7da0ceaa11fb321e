import { expect, it } from 'vitest';
import { createTypeReader } from '../../../../src/node/api/type-reader/createTypeReader';
import { printTypes } from '../../../../src/node/live-code/completion/printTypes';
import { parseType } from '../../../../src/node/api/type-reader/scopedType';
import { createNamed } from '../../api/type-reader/createDeclarations';

const named = createNamed({
  Axis: ['label?: string', "side: 'left' | 'right'", 'format: (value: string) => string'],
  'Config<Props extends Axis>': ["label?: Props['label']"],
});
const types = { Axis: 'x/Axis', Config: 'x/Config' };
const reader = createTypeReader({ named, components: new Map() });

it.each([
  [['readonly Axis[]'], 'readonly Axis[]'],
  [["Partial<Axis>['label']"], 'string'],
  [["NonNullable<Axis['side']> | null"], "NonNullable<Axis['side']> | null"],
  [["NonNullable<Axis['side']>"], "'left' | 'right'"],
  [['NonNullable<number | null | undefined>'], 'number'],
  [["Axis['label'] & string"], 'string'],
  [["Config['label']"], 'string'],
  [["Other['label']"], "Other['label']"],
  [["'a'", "'b'", "'a'"], "'a' | 'b'"],
  [["Axis['format']", 'null'], '((value: string) => string) | null'],
  [[`(first: ${'x'.repeat(60)}, second: string) => void`], '(first, second) => void'],
])('says %j as %s', (texts, expected) => {
  const parsed = texts.map((text) => parseType({ text, types }));
  expect(printTypes(parsed, reader)).toBe(expected);
});
