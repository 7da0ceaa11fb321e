import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { hikes, type Hike } from './data';

function RatingEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Hike, Hike['rating']>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>(`input[value="${value ?? ''}"]`)?.focus();
    }
  }, [hasFocus, value]);

  return (
    <Rating
      ref={ref}
      name={`rating-${id}`}
      value={value || null}
      onChange={(event, newValue) => {
        void apiRef.current.setEditCellValue({ id, field, value: newValue }, event);
      }}
      sx={{ px: 1 }}
    />
  );
}

const columns: GridColDef<Hike>[] = [
  { field: 'name', headerName: 'Hike', flex: 1, minWidth: 110 },
  {
    field: 'rating',
    headerName: 'Rating',
    width: 160,
    editable: true,
    display: 'flex',
    renderCell: ({ value }: GridRenderCellParams<Hike, Hike['rating']>) => (
      <Rating readOnly value={value ?? null} />
    ),
    renderEditCell: (params) => <RatingEditor {...params} />,
  },
];

export default function RatingCell() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Hikes with a rating" rows={hikes} columns={columns} hideFooter />
    </Box>
  );
}
