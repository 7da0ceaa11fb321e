import type * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from './data';

function ClosedFilter({ item, inputRef, tabIndex }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  return (
    // #region preview
    <FormControlLabel
      label="Hide closed"
      control={
        <Checkbox
          size="small"
          checked={item.value === false}
          onChange={(event) =>
            apiRef.current.upsertFilterItem({ ...item, value: event.target.checked ? false : undefined })
          }
          // #endregion preview
          slotProps={{
            input: {
              ref: inputRef as React.RefObject<HTMLInputElement>,
              tabIndex,
              // The grid would cancel Space.
              onKeyDown: (event) => event.key === ' ' && event.stopPropagation(),
            },
          }}
        />
      }
      sx={{ mx: 0, whiteSpace: 'nowrap' }}
    />
  );
}

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  {
    field: 'isClosed',
    headerName: 'Closed',
    type: 'boolean',
    width: 150,
    renderHeaderFilter: (params) => <ClosedFilter {...params} />,
  },
];

export default function OpenTickets() {
  return (
    <Box sx={{ height: 426 }}>
      <DataGridPro label="Tickets by state" rows={tickets} columns={columns} headerFilters hideFooter />
    </Box>
  );
}
