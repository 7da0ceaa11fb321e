import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridFilterForm,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid-pro';
import { hotels, type Hotel } from './data';

const columns: GridColDef<Hotel>[] = [
  { field: 'name', headerName: 'Hotel', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

// The panel always shows these two conditions, even if the filter model is empty.
const emptyItems: GridFilterItem[] = [
  { id: 'first', field: 'city', operator: 'contains' },
  { id: 'second', field: 'rating', operator: '>=' },
];

function TwoFilterForms() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const focusRef = useRef<HTMLElement>(null);
  useEffect(() => focusRef.current?.focus(), []);

  return (
    <Stack role="group" aria-label="Two conditions" sx={{ gap: 2, p: 2, overflow: 'auto' }}>
      {emptyItems.map((emptyItem, index) => (
        // #region preview
        <GridFilterForm
          key={emptyItem.id}
          item={model.items.find(({ id }) => id === emptyItem.id) ?? emptyItem}
          applyFilterChanges={(item) => apiRef.current.upsertFilterItem(item)}
          deleteFilter={(item) => apiRef.current.deleteFilterItem(item)}
          hasMultipleFilters
          showMultiFilterOperators={index > 0}
          applyMultiFilterOperatorChanges={(operator) => apiRef.current.setFilterLogicOperator(operator)}
          focusElementRef={index === 0 ? focusRef : null}
        />
        // #endregion preview
      ))}
    </Stack>
  );
}

export default function TwoConditions() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGridPro
        label="Hotels with two conditions"
        rows={hotels}
        columns={columns}
        slots={{ filterPanel: TwoFilterForms }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
