import { expect, it } from 'vitest';
import {
  isTarget,
  parseMapValue,
  type MapValue,
} from '../../../../src/node/pages/legacy-anchors/parseMapValue';

it.each<[string, MapValue]>([
  ['selection-modes', { kind: 'heading', id: 'selection-modes' }],
  ['1-missing-license-key', { kind: 'heading', id: '1-missing-license-key' }],
  ['top of the page', { kind: 'top' }],
  ['/x/react-charts/bars/#color', { kind: 'page', href: '/x/react-charts/bars/#color' }],
  ['/x/react-charts/', { kind: 'page', href: '/x/react-charts/' }],
  ['not in 8.29.3', { kind: 'absent', version: '8.29.3' }],
  [
    'wrong there, see @mui/x-charts/BarChart/BarChart.d.ts',
    { kind: 'wrong', source: '@mui/x-charts/BarChart/BarChart.d.ts' },
  ],
  [
    'An example that other demos show better.',
    { kind: 'sentence', text: 'An example that other demos show better.' },
  ],
  ['Folded\n  over  two lines.', { kind: 'sentence', text: 'Folded over two lines.' }],
])('reads %j', (text, value) => {
  expect(parseMapValue(text)).toEqual(value);
});

it('takes headings and pages for targets, and nothing else', () => {
  const values = ['a', 'top of the page', '/x/', 'not in 1', 'wrong there, see a', 'A sentence.'];
  expect(values.filter((text) => isTarget(parseMapValue(text)))).toEqual(['a', 'top of the page', '/x/']);
});
