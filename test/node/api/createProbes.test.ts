import { expect, it, onTestFinished } from 'vitest';
import { extractComponent } from '../../../src/node/api/extractComponent';
import { createFixture, type FixturePackages } from './createFixture';

async function extractProps(packages: FixturePackages, product: 'charts' | 'date-pickers', name: string) {
  const { context, getExport, remove } = await createFixture(packages);
  onTestFinished(remove);
  return extractComponent(context, getExport(product, name))?.props;
}

it('finds props that are computed from type parameters', async () => {
  const declarations = `import * as React from 'react';
type Options = { bar: { layout?: string }; line: { curve?: string } };
type Props<Kind extends keyof Options> = { id: string } & (Kind extends 'bar' ? Options['bar'] : Options['line']);
export declare const Chart: <Kind extends keyof Options = 'bar'>(props: Props<Kind>) => React.JSX.Element;
`;
  const props = await extractProps({ '@mui/x-charts': { 'index.d.mts': declarations } }, 'charts', 'Chart');
  expect(props?.map(({ name }) => name)).toEqual(['id', 'layout']);
});

it('keeps the name of the type of dates, which is any without an adapter', async () => {
  const models = `export interface PickerValidDateLookup {}
export type PickerValidDate = keyof PickerValidDateLookup extends never
  ? any
  : PickerValidDateLookup[keyof PickerValidDateLookup];
export type PickerValue = PickerValidDate | null;
`;
  const index = `import * as React from 'react';
import { PickerValidDate, PickerValue } from './models/index.mjs';
export * from './models/index.mjs';
interface Base<Value> { value?: Value; onChange?: (value: Value) => void; minDate?: PickerValidDate }
export interface DatePickerProps extends Base<PickerValue> {}
export declare const DatePicker: (props: DatePickerProps) => React.JSX.Element;
`;
  const packages = { '@mui/x-date-pickers': { 'index.d.mts': index, 'models/index.d.mts': models } };
  const props = await extractProps(packages, 'date-pickers', 'DatePicker');
  expect(props?.map(({ name, type }) => [name, type])).toEqual([
    ['minDate', { text: 'PickerValidDate', types: { PickerValidDate: 'x-date-pickers/PickerValidDate' } }],
    [
      'onChange',
      { text: '(value: PickerValue) => void', types: { PickerValue: 'x-date-pickers/PickerValue' } },
    ],
    ['value', { text: 'PickerValue', types: { PickerValue: 'x-date-pickers/PickerValue' } }],
  ]);
});
