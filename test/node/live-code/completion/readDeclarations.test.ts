import { expect, it } from 'vitest';
import { writeApi } from '../../../../src/node/api/apiFiles';
import { readDeclarations } from '../../../../src/node/live-code/completion/readDeclarations';
import type { ApiIndexEntry } from '../../../../src/node/api/types/apiIndex';
import type { ApiComponent, ApiInterface, ApiPage } from '../../../../src/node/api/types/apiPage';
import type { NamedType } from '../../../../src/node/api/types/namedType';
import { createFolder } from '../../createFolder';
import { createMember, createNamed } from '../../api/type-reader/createDeclarations';

const symbol: Pick<ApiComponent, 'product' | 'packageName' | 'version' | 'imports' | 'sourceFile'> = {
  product: 'charts',
  packageName: '@mui/x-charts',
  version: '8.0.0',
  imports: [],
  sourceFile: 'index.mjs',
};

const CHART: ApiComponent = {
  ...symbol,
  kind: 'component',
  name: 'Chart',
  exportName: 'Chart',
  pathname: '/x/api/charts/chart',
  props: [createMember('series: Series[]')],
  inherited: [],
  slots: [],
  classes: [],
};

const SERIES: ApiInterface = {
  ...symbol,
  kind: 'interface',
  name: 'Series',
  exportName: 'Series',
  pathname: '/x/api/charts/series',
  members: [createMember("type?: 'bar'"), createMember('pro?: boolean')],
};

async function read(types: NamedType[]) {
  const folder = await createFolder({});
  const entries: ApiIndexEntry[] = [CHART, SERIES].map(({ kind, name, exportName, product, pathname }) => ({
    kind,
    name,
    exportName,
    product,
    pathname: pathname!,
    file: `charts/${name}`,
    packages: ['@mui/x-charts'],
    ...(kind === 'interface' && { typeId: `x/${name}` }),
  }));
  await writeApi(folder, {
    index: { key: '', versions: {}, entries, counts: {} },
    pages: new Map<string, ApiPage>([
      ['charts/Chart', CHART],
      ['charts/Series', SERIES],
    ]),
    types: types.map((type) => ({ ...type, product: 'charts' })),
    tables: { events: [], selectors: [], objects: [], messages: [] },
  });
  return readDeclarations(folder);
}

const listNames = (type: NamedType | undefined) => type?.members?.map(({ name }) => name);

it('completes the page of a union with what only its other parts have', async () => {
  const types = createNamed({
    Series: 'Bar | Line',
    Bar: ["type: 'bar'"],
    Line: ['type: 1', 'curve: string'],
  });
  const { named, rows } = await read([...types.values()]);
  expect(listNames(named.get('x/Series'))).toEqual(['type', 'pro', 'curve']);
  expect(named.get('x/Series')?.members?.some(({ isRequired }) => isRequired)).toBe(false);
  expect([...rows.get('/x/api/charts/series')!]).toEqual(['type', 'pro']);
});

it('finds the props of a component in its page, where the type has none or the same', async () => {
  const pathname = CHART.pathname!;
  const types = createNamed({ ChartProps: '{}', SameProps: ['series: 1'], OtherProps: ['data: 1'] });
  const { named, propsFiles } = await read([...types.values()].map((type) => ({ ...type, pathname })));
  expect(Object.fromEntries(propsFiles)).toEqual({
    'x/ChartProps': 'charts/Chart',
    'x/SameProps': 'charts/Chart',
  });
  expect(named.get('x/ChartProps')?.members).toEqual(CHART.props);
});

it('takes the current version of a type that a package brings along in another one', async () => {
  const types = createNamed({ Bar: ['id: string'] });
  const old = { ...types.get('x/Bar')!, id: 'x@8.28.2/Bar', members: [] };
  const { named } = await read([...types.values(), old, { ...old, id: 'x@8.28.2/Gone' }]);
  expect(named.get('x@8.28.2/Bar')?.id).toBe('x/Bar');
  expect(named.get('x@8.28.2/Gone')?.id).toBe('x@8.28.2/Gone');
});
