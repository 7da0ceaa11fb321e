import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { orders } from './data';

type Situation = 'empty' | 'no matches' | 'no columns' | 'loading';

const situations: Situation[] = ['empty', 'no matches', 'no columns', 'loading'];

const noMatches = { items: [{ field: 'customer', operator: 'contains', value: 'zoo' }] };
const hiddenColumns = { id: false, customer: false, total: false };

export default function OverlayStates() {
  const [situation, setSituation] = React.useState<Situation>('empty');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Situation"
        value={situation}
        onChange={(_event, value: Situation | null) => value && setSituation(value)}
      >
        {situations.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 260 }}>
        {/* #region preview */}
        <DataGrid
          label="Orders"
          rows={situation === 'empty' ? [] : orders}
          columns={columns}
          loading={situation === 'loading'}
          filterModel={situation === 'no matches' ? noMatches : { items: [] }}
          columnVisibilityModel={situation === 'no columns' ? hiddenColumns : {}}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
