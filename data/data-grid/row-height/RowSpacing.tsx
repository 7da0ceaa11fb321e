import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, gridClasses, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { reviews, type Review } from './data';

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', width: 120 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 120 },
];

const getRowSpacing: NonNullable<DataGridProps['getRowSpacing']> = ({ isFirstVisible, isLastVisible }) => ({
  top: isFirstVisible ? 0 : 5,
  bottom: isLastVisible ? 0 : 5,
});

export default function RowSpacing() {
  const [type, setType] = React.useState<'margin' | 'border'>('margin');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="rowSpacingType"
        value={type}
        onChange={(_event, value: typeof type | null) => setType(value ?? type)}
      >
        <ToggleButton value="margin">margin</ToggleButton>
        <ToggleButton value="border">border</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 298 }}>
        <DataGrid
          aria-label="Reviews with spacing"
          rows={reviews}
          columns={columns}
          getRowSpacing={getRowSpacing}
          rowSpacingType={type}
          sx={{
            [`& .${gridClasses.row}`]: {
              bgcolor: 'action.hover',
              boxSizing: 'content-box',
              borderStyle: 'solid',
              borderWidth: 0,
              borderColor: 'primary.light',
            },
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
