import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { compileApiPage, type ApiSite } from '../../../../src/node/pages/api-pages/compileApiPage';
import { createRenderDoc } from '../../../../src/node/pages/api-pages/createRenderDoc';
import { UsageIndex } from '../../../../src/node/demos/usage/usageIndex';
import type { ApiPage } from '../../../../src/node/api/types/apiPage';
import type { Language } from '../../../../src/shared/languages/languages';
import { createApiComponent, createApiInterface } from './createApiPage';

const usage = new UsageIndex();
usage.add({ pathname: '/x/react-data-grid/rows', name: 'StationRows' }, [
  { kind: 'prop', owner: 'DataGridPro', name: 'rows' },
  { kind: 'prop', owner: 'DataGridPro', name: 'aria-label' },
]);
const PATHNAMES = new Set(['/x/react-data-grid/rows', '/x/api/data-grid/grid-row']);
const SITE: ApiSite = {
  pathnames: PATHNAMES,
  usage,
  renderDoc: await createRenderDoc(PATHNAMES),
  summaries: {
    'data-grid': {
      DataGridPro: { en: 'The `DataGrid` with more.', zh: '功能更多的 `DataGrid`。' },
      GridColDef: { en: 'Describes a column.', zh: '描述一列。' },
    },
  },
  types: new Map([
    [
      'x/GridRowsProp',
      {
        id: 'x/GridRowsProp',
        name: 'GridRowsProp',
        packageName: '@mui/x-data-grid',
        isExported: true,
        kind: 'alias',
        declaration: { text: 'readonly R[]' },
        pathname: '/x/api/data-grid/grid-row',
      },
    ],
  ]),
};

async function compile(page: ApiPage & { pathname: string }, language: Language = 'en') {
  const compiled = await compileApiPage(page, language, SITE);
  const [block] = compiled.blocks;
  return { compiled, $: load(block?.kind === 'html' ? block.html : '', null, false) };
}

const GRID = createApiComponent({
  themeName: 'MuiDataGrid',
  ref: { text: 'HTMLDivElement' },
  dom: { element: 'div', interfaceName: 'HTMLDivElement' },
  props: [
    { name: 'aria-label', type: { text: 'string' } },
    {
      name: 'rows',
      type: { text: 'GridRowsProp', types: { GridRowsProp: 'x/GridRowsProp' } },
      isRequired: true,
      description: 'Rows to show.',
    },
    { name: 'treeData', type: { text: 'boolean' }, default: 'false', plan: 'pro' },
    { name: 'old', type: { text: 'string' }, deprecation: 'Use `rows`.' },
    {
      name: 'onSort',
      type: { text: '(model, details) => void', full: '(model: GridSortModel, details: Details) => void' },
      signature: {
        params: [{ name: 'model', type: { text: 'string' }, description: 'What is sorted.' }],
        returns: { type: { text: 'void' } },
      },
    },
  ],
  slots: [{ name: 'footer', default: 'GridFooter', className: 'MuiDataGrid-footer' }],
  classes: [{ key: 'selected', className: 'Mui-selected', isState: true, description: 'Of a chosen row.' }],
});

describe('the page of a component', () => {
  it('is titled by its name, and says what it was made from', async () => {
    const { compiled } = await compile(GRID);
    expect(compiled.title).toBe('DataGridPro API');
    expect(compiled.description).toBe('The DataGrid with more. All props in @mui/x-data-grid-pro 8.29.3.');
    expect(compiled.checkedAgainst).toEqual({ package: '@mui/x-data-grid-pro', version: '8.29.3' });
    expect(compiled.sourceFile).toBeUndefined();
  });

  it('has a row for each prop, slot and class, under the ids of deep links', async () => {
    const { $ } = await compile(GRID);
    const ids = $('.api-row')
      .map((_, row) => $(row).attr('id'))
      .get();
    expect(ids).toEqual([
      'data-grid-pro-prop-aria-label',
      'data-grid-pro-prop-rows',
      'data-grid-pro-prop-treeData',
      'data-grid-pro-prop-old',
      'data-grid-pro-prop-onSort',
      'data-grid-pro-slot-footer',
      'data-grid-pro-css-selected',
    ]);
  });

  it('says of a prop what there is to say', async () => {
    const { $ } = await compile(GRID);
    const text = (id: string) => $(`#data-grid-pro-prop-${id}`).text();
    expect(text('rows')).toContain('Required');
    expect(text('rows')).toContain('Rows to show.');
    expect(text('rows')).toContain('Station rows');
    expect(text('treeData')).toContain('Pro');
    expect(text('treeData')).toContain('Default false');
    expect(text('old')).toContain('Use rows.');
    expect($('#data-grid-pro-prop-old').attr('data-deprecated')).toBe('');
    expect(text('onSort')).toContain('What is sorted.');
    expect(text('onSort')).toContain('details: Details');
    expect(text('onSort')).not.toContain('Returns');
  });

  it('leads from a demo in the list to its place on its page', async () => {
    const { $ } = await compile(GRID, 'zh');
    expect($('#data-grid-pro-prop-rows .api-demos a').attr('href')).toBe(
      '/zh/x/react-data-grid/rows/#StationRows.tsx',
    );
  });

  it('starts with the props that demos use, without those that every component has', async () => {
    const { $ } = await compile(GRID);
    const used = $('.api-most-used a').map((_, link) => $(link).attr('href'));
    expect(used.get()).toEqual(['#data-grid-pro-prop-rows']);
  });

  it('defines the types that its rows mention, once', async () => {
    const { $ } = await compile(GRID);
    expect($('#data-grid-pro-prop-rows .api-type-link').attr('href')).toBe('#type-GridRowsProp');
    expect($('#type-GridRowsProp').text()).toContain('readonly R[]');
    expect($('details:not([open]) > #type-GridRowsProp').prev('summary').text()).toBe('GridRowsProp');
    expect($('#type-GridRowsProp a').first().attr('href')).toBe('/x/api/data-grid/grid-row/');
  });

  it('folds a long list of types, and no short one', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Type${index}`);
    const manyTypes = names.map((name) => ({
      id: name,
      name,
      packageName: '@mui/x-data-grid',
      isExported: true,
      kind: 'alias' as const,
      declaration: { text: 'string' },
    }));
    const types = new Map(manyTypes.map((type) => [type.id, type]));
    const props = names.map((name) => ({ name, type: { text: name, types: { [name]: name } } }));
    const long = await compileApiPage(createApiComponent({ props }), 'en', { ...SITE, types });
    const [block] = long.blocks;
    const $ = load(block?.kind === 'html' ? block.html : '');
    expect($('.api-types > details:not([open]) > summary').text()).toBe('20 types');
    expect((await compile(GRID)).$('.api-types > details')).toHaveLength(0);
  });

  it('names element, ref and theme, and shows how a theme reaches it', async () => {
    const { $ } = await compile(GRID);
    const text = $.text();
    expect(text).toContain('div element (HTMLDivElement)');
    expect(text).toContain('The ref points to HTMLDivElement');
    expect($('pre').text()).toContain('MuiDataGrid: {');
  });

  it('lists its headings for the contents list', async () => {
    const { compiled } = await compile(GRID);
    expect(compiled.toc.map(({ id }) => id)).toEqual([
      'props',
      'slots',
      'classes',
      'theme',
      'types',
      'source',
    ]);
  });

  it('marks English descriptions on Chinese pages', async () => {
    const { $ } = await compile(GRID, 'zh');
    expect($('#data-grid-pro-prop-rows .api-text').attr('lang')).toBe('en');
    expect($('h2').first().text()).toBe('属性');
  });
});

describe('the page of an interface', () => {
  it('lists its members, and what it stands for', async () => {
    const { $ } = await compile(
      createApiInterface({
        members: [{ name: 'field', type: { text: 'string' }, isRequired: true }],
        declaration: { text: 'A | B' },
      }),
    );
    expect($('.api-declaration').text()).toBe('A | B');
    expect($('#grid-col-def-prop-field').length).toBe(1);
  });
});
