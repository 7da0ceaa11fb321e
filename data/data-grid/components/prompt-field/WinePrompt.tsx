import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import SendIcon from '@mui/icons-material/Send';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { wines, type Wine } from './data';

const columns: GridColDef<Wine>[] = [
  { field: 'name', headerName: 'Wine', flex: 1, minWidth: 140 },
  { field: 'region', headerName: 'Region', width: 110 },
];

function PromptToolbar() {
  const apiRef = useGridApiContext();
  const find = (prompt: string) => apiRef.current.setQuickFilterValues(prompt.split(' '));
  return (
    <Toolbar>
      {/* #region preview */}
      <PromptField onSubmit={find} style={{ display: 'flex', flex: 1 }}>
        <PromptFieldControl
          render={({ ref, ...props }) => (
            <TextField {...props} inputRef={ref} size="small" fullWidth placeholder="Find a wine" />
          )}
        />
        <PromptFieldSend aria-label="Send" color="primary">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
      {/* #endregion preview */}
    </Toolbar>
  );
}

export default function WinePrompt() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGridPremium
        label="Wines with a prompt field"
        rows={wines}
        columns={columns}
        showToolbar
        slots={{ toolbar: PromptToolbar }}
        hideFooter
      />
    </Box>
  );
}
