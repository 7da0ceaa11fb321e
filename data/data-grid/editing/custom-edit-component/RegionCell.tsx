import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { hikes, regions, type Hike } from './data';

function RegionEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Hike, Hike['region']>) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      // #region preview
      options={regions}
      value={value || null}
      onChange={(event, newValue) => {
        void apiRef.current.setEditCellValue({ id, field, value: newValue }, event);
      }}
      openOnFocus
      autoHighlight
      // #endregion preview
      fullWidth
      renderInput={({ InputProps, inputProps }) => (
        <InputBase
          {...InputProps}
          fullWidth
          inputRef={inputRef}
          inputProps={{ ...inputProps, 'aria-label': 'Region' }}
          sx={{ px: 1, font: 'inherit' }}
        />
      )}
    />
  );
}

const columns: GridColDef<Hike>[] = [
  { field: 'name', headerName: 'Hike', flex: 1, minWidth: 110 },
  {
    field: 'region',
    headerName: 'Region',
    width: 170,
    editable: true,
    renderEditCell: (params) => <RegionEditor {...params} />,
  },
];

export default function RegionCell() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Hikes with a region" rows={hikes} columns={columns} hideFooter />
    </Box>
  );
}
