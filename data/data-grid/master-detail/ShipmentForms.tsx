import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, useGridApiContext, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from './data';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
];

/** Unsaved names by row, because a panel unmounts when it is collapsed or scrolled out of view. */
const DraftsContext = React.createContext(new Map<number, string>());

function CustomerForm({ row }: { row: Shipment }) {
  const apiRef = useGridApiContext();
  const drafts = React.useContext(DraftsContext);
  const [customer, setCustomer] = React.useState(drafts.get(row.id) ?? row.customer);
  // #region preview
  const change = (text: string) => {
    drafts.set(row.id, text);
    setCustomer(text);
  };
  const save = (event: React.SyntheticEvent) => {
    event.preventDefault();
    drafts.delete(row.id);
    apiRef.current.updateRows([{ ...row, customer }]);
    apiRef.current.setCellFocus(row.id, 'customer');
  };
  // #endregion preview
  return (
    <Stack
      component="form"
      aria-label={`Edit shipment ${row.id}`}
      direction="row"
      spacing={1}
      onSubmit={save}
      sx={{ p: 2 }}
    >
      <TextField
        label="Customer"
        size="small"
        value={customer}
        onChange={(event) => change(event.target.value)}
      />
      <Button type="submit">Save</Button>
    </Stack>
  );
}

function getDetailPanelContent({ row }: GridRowParams<Shipment>) {
  return <CustomerForm row={row} />;
}

const getDetailPanelHeight = () => 80;

export default function ShipmentForms() {
  const [drafts] = React.useState(() => new Map<number, string>());
  return (
    <DraftsContext.Provider value={drafts}>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          label="Shipments with forms"
          rows={shipments}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          hideFooter
        />
      </Box>
    </DraftsContext.Provider>
  );
}
