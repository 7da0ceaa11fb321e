import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

const rows = [{ id: 'A-1041' }, { id: 'A-1042' }, { id: 'A-1043' }, { id: 'A-1044' }];

const InvoiceContext = React.createContext<(id: string) => void>(() => {});

function InvoiceButton({ row, tabIndex }: GridRenderCellParams) {
  const requestInvoice = React.useContext(InvoiceContext);
  return (
    // #region preview
    <Button
      size="small"
      tabIndex={tabIndex}
      aria-label={`Send invoice of ${row.id}`}
      onClick={() => requestInvoice(row.id)}
      // Without this, Space moves focus to a cell one page below.
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
    >
      Send
    </Button>
    // #endregion preview
  );
}

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', flex: 1, minWidth: 90 },
  {
    field: 'invoice',
    headerName: 'Invoice',
    width: 110,
    sortable: false,
    filterable: false,
    display: 'flex',
    renderCell: (params) => <InvoiceButton {...params} />,
  },
];

export default function FocusableCells() {
  const [sent, setSent] = React.useState('none yet');
  return (
    <InvoiceContext.Provider value={setSent}>
      <Box sx={{ height: 284 }}>
        <DataGrid label="Invoices" rows={rows} columns={columns} hideFooter />
      </Box>
      <Typography component="output" variant="body2" sx={{ display: 'block', mt: 1 }}>
        {`Last invoice: ${sent}`}
      </Typography>
    </InvoiceContext.Provider>
  );
}
