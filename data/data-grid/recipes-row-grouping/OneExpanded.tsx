import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'team', headerName: 'Team' },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['team'] },
  columns: { columnVisibilityModel: { team: false } },
};

export default function OneExpanded() {
  const apiRef = useGridApiRef();
  // #region preview
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (expanded) => {
        for (const node of Object.values(gridRowTreeSelector(apiRef))) {
          const isSibling = node.parent === expanded.parent && node.id !== expanded.id;
          if (expanded.childrenExpanded && isSibling && node.type === 'group' && node.childrenExpanded) {
            apiRef.current?.setRowChildrenExpansion(node.id, false);
          }
        }
      }),
    [apiRef],
  );
  // #endregion preview
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Tickets of one team at a time"
        rows={tickets}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
