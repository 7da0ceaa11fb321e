import { expect, it } from 'vitest';
import { createTypeAnchors } from '../../../src/node/api/typeAnchors';

it('gives each definition an anchor of its own', () => {
  const types = [
    { id: 'x-charts/SlotProps', name: 'SlotProps' },
    { id: 'x-charts-pro/SlotProps', name: 'SlotProps' },
    // Private types of two files.
    { id: 'x-charts/StackableSeriesType~models/seriesType/common', name: 'StackableSeriesType' },
    { id: 'x-charts/CommonSeriesType~models/seriesType/common', name: 'CommonSeriesType' },
  ];
  expect([...createTypeAnchors(types).values()]).toEqual([
    'type-SlotProps',
    'type-SlotProps-2',
    'type-StackableSeriesType',
    'type-CommonSeriesType',
  ]);
});
