import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const KEY = 'invoices-view';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 90 },
];

function readView(): GridInitialState | undefined {
  const text = localStorage.getItem(KEY);
  return text ? JSON.parse(text) : undefined;
}

function InvoiceGrid() {
  const apiRef = useGridApiRef();
  const [view] = React.useState(readView);

  // The cleanup of a layout effect runs while the API object still exists.
  // #region preview
  React.useLayoutEffect(() => {
    const save = () => {
      if (apiRef.current) {
        localStorage.setItem(KEY, JSON.stringify(apiRef.current.exportState()));
      }
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [apiRef]);
  // #endregion preview

  return (
    <DataGrid
      apiRef={apiRef}
      label="Invoices with a stored view"
      rows={invoices}
      columns={columns}
      initialState={view}
      hideFooter
    />
  );
}

export default function StoredView() {
  const [tab, setTab] = React.useState('summary');
  return (
    <Box sx={{ height: 440 }}>
      <Tabs value={tab} onChange={(_event, value: string) => setTab(value)} sx={{ mb: 1 }}>
        <Tab value="summary" label="Summary" />
        <Tab value="invoices" label="Invoices" />
      </Tabs>
      <Box sx={{ height: 370 }}>
        {tab === 'invoices' ? (
          <InvoiceGrid />
        ) : (
          <Typography>Sort the invoices, come back to this tab, and open the invoices again.</Typography>
        )}
      </Box>
    </Box>
  );
}
