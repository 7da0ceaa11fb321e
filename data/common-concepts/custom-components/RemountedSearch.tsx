import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, Toolbar, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onPortSearch?: (text: string) => void;
  }
}

const columns: GridColDef[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 130 },
];

const ports = [
  { id: 1, port: 'Antwerp', country: 'Belgium' },
  { id: 2, port: 'Gothenburg', country: 'Sweden' },
  { id: 3, port: 'Hamburg', country: 'Germany' },
];

function SearchToolbar({ onPortSearch }: GridSlotProps['toolbar']) {
  return (
    <Toolbar style={{ justifyContent: 'flex-start' }}>
      <TextField size="small" label="Search" onChange={(event) => onPortSearch?.(event.target.value)} />
    </Toolbar>
  );
}

export default function RemountedSearch() {
  const [search, setSearch] = React.useState('');
  const [isInline, setIsInline] = React.useState(true);

  // #region preview
  // Wrong: each render of RemountedSearch creates a new component.
  // oxlint-disable-next-line react/no-unstable-nested-components
  const InlineToolbar = (props: GridSlotProps['toolbar']) => <SearchToolbar {...props} />;
  // #endregion preview

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={isInline} onChange={(event) => setIsInline(event.target.checked)} />}
        label="Component defined during render"
      />
      <Box sx={{ height: 300 }}>
        <DataGrid
          label="Ports"
          rows={ports.filter(({ port }) => port.toLowerCase().includes(search.toLowerCase()))}
          columns={columns}
          hideFooter
          showToolbar
          slots={{ toolbar: isInline ? InlineToolbar : SearchToolbar }}
          slotProps={{ toolbar: { onPortSearch: setSearch } }}
        />
      </Box>
    </div>
  );
}
