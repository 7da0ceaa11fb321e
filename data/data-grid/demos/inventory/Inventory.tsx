import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGrid, type DataGridProps, type GridRowId, type GridRowSelectionModel } from '@mui/x-data-grid';
import { ActionBar } from './ActionBar';
import { columns } from './columns';
import { EntryHelp } from './EntryHelp';
import { FilterBar, matches, noFilter } from './FilterBar';
import { getReorderSize, hasSameNumbers, initialItems, type Item } from './items';
import { Totals } from './Totals';

interface State {
  items: readonly Item[];
  previous?: readonly Item[];
  message: string;
}

const noSelection: GridRowSelectionModel = { type: 'include', ids: new Set() };
const slots = { footer: EntryHelp };
const sx = { '& .out-of-stock': { bgcolor: 'rgba(var(--mui-palette-error-mainChannel) / 0.08)' } };
const getRowClassName: DataGridProps<Item>['getRowClassName'] = ({ row }) =>
  row.stock === 0 ? 'out-of-stock' : '';

export default function Inventory() {
  const [filter, setFilter] = React.useState(noFilter);
  const [selection, setSelection] = React.useState(noSelection);
  const [{ items, previous, message }, setInventory] = React.useState<State>({
    items: initialItems,
    message: 'No items selected',
  });
  // #region preview
  const filterModel = React.useMemo(
    () => ({ items: [{ field: 'name', operator: 'matches', value: filter }] }),
    [filter],
  );

  /** Replaces each item that has one of the ids by the items that `update` returns. */
  const change = (ids: ReadonlySet<GridRowId>, update: (item: Item) => Item[], done: string) =>
    setInventory((current) => ({
      items: current.items.flatMap((item) => (ids.has(item.id) ? update(item) : item)),
      previous: current.items,
      message: done,
    }));
  // #endregion preview

  const { size } = selection.ids;
  const changeSelected = (update: (item: Item) => Item[], verb: string) => () => {
    change(selection.ids, update, `${size} ${size === 1 ? 'item' : 'items'} ${verb}`);
    setSelection(noSelection);
  };
  const reorder = changeSelected(
    (item) => [{ ...item, ordered: item.ordered + getReorderSize(item) }],
    'reordered',
  );
  const remove = changeSelected(() => [], 'deleted');
  const undo = () => previous && setInventory({ items: previous, message: 'Change undone' });

  return (
    <Stack spacing={2} sx={{ height: 620 }}>
      <Totals items={items.filter((item) => matches(item, filter))} />
      <FilterBar filter={filter} onChange={setFilter} />
      <DataGrid
        label="Inventory"
        rows={items}
        columns={columns}
        filterModel={filterModel}
        checkboxSelection
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        processRowUpdate={(edited, original) => {
          if (!hasSameNumbers(edited, original)) {
            change(new Set([edited.id]), () => [edited], `${edited.id} saved`);
          }
          return edited;
        }}
        getRowClassName={getRowClassName}
        disableColumnFilter
        slots={slots}
        sx={sx}
      />
      <ActionBar
        message={size > 0 ? `${size} selected` : message}
        actions={[
          { name: 'Reorder', run: size > 0 ? reorder : undefined },
          { name: 'Delete', run: size > 0 ? remove : undefined },
          { name: 'Undo', run: previous && undo },
        ]}
      />
    </Stack>
  );
}
