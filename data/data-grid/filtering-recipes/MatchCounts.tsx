import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridTopLevelRowCountSelector,
  useGridApiContext,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 80 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

const presets: { name: string; item: GridFilterItem }[] = [
  { name: 'Late', item: { field: 'status', operator: 'equals', value: 'Late' } },
  { name: 'Over €200', item: { field: 'total', operator: '>', value: 200 } },
];

function PresetToolbar() {
  const apiRef = useGridApiContext();
  const [counts, setCounts] = React.useState<number[]>([]);
  React.useEffect(() => {
    const countMatches = () => {
      // #region preview
      const total = gridTopLevelRowCountSelector(apiRef);
      const misses = presets.map(({ item }) => {
        const { filteredRowsLookup } = apiRef.current.getFilterState({ items: [item] });
        return Object.keys(filteredRowsLookup).length;
      });
      setCounts(misses.map((count) => total - count));
      // #endregion preview
    };
    countMatches();
    return apiRef.current.subscribeEvent('rowsSet', countMatches);
  }, [apiRef]);
  return (
    <Stack direction="row" spacing={1} sx={{ p: 1 }}>
      {presets.map(({ name, item }, index) => (
        <Button
          key={name}
          size="small"
          sx={{ minWidth: 110 }}
          onClick={() => apiRef.current.setFilterModel({ items: [item] })}
        >
          <span>{`${name} (${counts[index] ?? '…'})`}</span>
        </Button>
      ))}
      <Button size="small" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        All
      </Button>
    </Stack>
  );
}

export default function MatchCounts() {
  return (
    <Box sx={{ height: 418 }}>
      <DataGrid
        label="Orders with presets"
        rows={orders}
        columns={columns}
        slots={{ toolbar: PresetToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
