import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreakableName } from '../../../src/client/components/BreakableName';

test.each([
  ['onChange', 'onChange'],
  ['isOptionEqualToValue', 'is<wbr/>Option<wbr/>Equal<wbr/>To<wbr/>Value'],
  ['GRID_CHECKBOX_SELECTION', 'GRID_CHECKBOX_SELECTION'],
])('%s breaks where its words meet, if it has to', (name, html) => {
  expect(renderToStaticMarkup(<BreakableName name={name} />)).toBe(html);
});
