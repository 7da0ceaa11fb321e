import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridHeaderFilterCell,
  type GridColDef,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from './data';

// #region preview
function NamedCell(props: GridHeaderFilterCellProps) {
  const { headerName, field } = props.colDef;
  const root = { size: 'small', label: headerName ?? field, placeholder: 'All' } as const;
  return <GridHeaderFilterCell {...props} InputComponentProps={{ slotProps: { root } }} />;
}
// #endregion preview

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'team', headerName: 'Team', width: 140 },
];

export default function NamedFields() {
  return (
    <Box sx={{ height: 426 }}>
      <DataGridPro
        label="Tickets with named fields"
        rows={tickets}
        columns={columns}
        headerFilters
        slots={{ headerFilterCell: NamedCell }}
        hideFooter
      />
    </Box>
  );
}
