import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 90 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

// #region preview
// Each view sets both models, so that nothing of the previous view remains.
const presets: Record<string, GridInitialState> = {
  All: { sorting: { sortModel: [] }, filter: { filterModel: { items: [] } } },
  Unpaid: {
    sorting: { sortModel: [{ field: 'amount', sort: 'desc' }] },
    filter: { filterModel: { items: [{ id: 1, field: 'paid', operator: 'is', value: false }] } },
  },
};
// #endregion preview

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState(presets);
  const saveView = () => {
    const view = apiRef.current?.exportState();
    if (view) {
      setViews((saved) => ({ ...saved, [`View ${Object.keys(saved).length + 1}`]: view }));
    }
  };
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {Object.entries(views).map(([name, view]) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current?.restoreState(view)}
          >
            {name}
          </Button>
        ))}
        <Button size="small" onClick={saveView}>
          Save as new view
        </Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          label="Invoices with several views"
          rows={invoices}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
