import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { hikes, type Hike } from './data';

// #region preview
function checkPrice({ props }: GridPreProcessEditCellProps<number>) {
  const isValid = Number(props.value) >= 10 && Number(props.value) <= 200;
  return { ...props, error: !isValid, message: isValid ? '' : 'From 10 to 200' };
}
// #endregion preview

function PriceEditor(params: GridRenderEditCellParams<Hike, Hike['price']>) {
  const { id, field, value, hasFocus, error, message } = params;
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [text, setText] = React.useState(`${value ?? ''}`);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Tooltip open={Boolean(error)} title={message ?? ''} slotProps={{ tooltip: { role: 'alert' } }}>
      <Box sx={{ width: '100%' }}>
        <InputBase
          inputRef={inputRef}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            void apiRef.current.setEditCellValue({ id, field, value: Number(event.target.value) }, event);
          }}
          error={error}
          fullWidth
          inputProps={{ inputMode: 'decimal', 'aria-label': 'Price' }}
          sx={{ px: 1, font: 'inherit', color: error ? 'error.main' : undefined }}
        />
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Hike>[] = [
  { field: 'name', headerName: 'Hike', flex: 1, minWidth: 110 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    editable: true,
    preProcessEditCellProps: checkPrice,
    renderEditCell: (params) => <PriceEditor {...params} />,
  },
];

export default function PriceCell() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Hikes with a checked price" rows={hikes} columns={columns} hideFooter />
    </Box>
  );
}
