import { expect, it } from 'vitest';
import { omitDuplicates } from '../../../../src/node/pages/api-pages/omitDuplicates';
import { createApiComponent } from './createApiPage';

function create(name: string, props: string[], classes: string[] = []) {
  return createApiComponent({
    name,
    exportName: name,
    props: props.map((prop) => ({ name: prop, type: { text: 'string' } })),
    classes: classes.map((key) => ({ key, className: `Mui-${key}` })),
  });
}

it('shows of the higher plans what they add to the plans above them', () => {
  const symbols = omitDuplicates([
    create('DataGrid', ['rows'], ['root']),
    create('DataGridPro', ['rows', 'treeData'], ['root', 'pinned']),
    create('DataGridPremium', ['rows', 'treeData', 'pivoting'], ['root', 'pinned']),
    create('Toolbar', ['rows']),
  ]);
  expect(
    symbols.map(({ page, counterpart }) => [
      page.name,
      counterpart,
      page.kind === 'component' &&
        [...page.props, ...page.classes.map(({ key }) => ({ name: key }))].map(({ name }) => name),
    ]),
  ).toEqual([
    ['DataGrid', undefined, ['rows', 'root']],
    ['DataGridPro', 'DataGrid', ['treeData', 'pinned']],
    ['DataGridPremium', 'DataGridPro', ['pivoting']],
    ['Toolbar', undefined, ['rows']],
  ]);
});

it('shows a component of a higher plan whole when it is alone', () => {
  const [symbol] = omitDuplicates([create('RichTreeViewPro', ['items'])]);
  expect(symbol).toEqual({ page: create('RichTreeViewPro', ['items']) });
});
