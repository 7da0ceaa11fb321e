import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';

const notes = [
  'Call the supplier.',
  'The second delivery arrives on Friday. Leave the gate open until five, and ask the driver for the pallets.',
  'Order paper.',
];

const rows = Array.from({ length: 90 }, (_, index) => ({ id: index + 1, note: notes[index % 3] }));

const columns: GridColDef[] = [{ field: 'note' }];

const listViewColumn: GridListViewColDef = {
  field: 'list',
  renderCell: ({ row }) => <Box sx={{ py: 1, whiteSpace: 'normal' }}>{`${row.id}. ${row.note}`}</Box>,
};

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 50;

export default function LongList() {
  return (
    <Box sx={{ height: 320, maxWidth: 400 }}>
      {/* #region preview */}
      <DataGridPro
        label="Notes"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        hideFooter
      />
      {/* #endregion preview */}
    </Box>
  );
}
