import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGridPro,
  gridRowSelectionManagerSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridListViewColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { messages, type Message } from './data';

function MessageCell({ id, row }: GridRenderCellParams<Message>) {
  const apiRef = useGridApiContext();
  // #region preview
  const isSelected = useGridSelector(apiRef, gridRowSelectionManagerSelector).has(id);
  return (
    <FormControlLabel
      control={<Checkbox slotProps={{ input: { tabIndex: 0 } }} />}
      label={row.subject}
      checked={isSelected}
      onChange={(_, checked) => apiRef.current.selectRow(id, checked)}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
    />
  );
  // #endregion preview
}

const columns: GridColDef<Message>[] = [{ field: 'subject' }, { field: 'from' }];

const listViewColumn: GridListViewColDef<Message> = {
  field: 'list',
  renderCell: (params) => <MessageCell {...params} />,
};

export default function SelectedList() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGridPro
        label="Messages to select"
        rows={messages}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
      />
    </Box>
  );
}
