import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRowClassNameParams,
} from '@mui/x-data-grid-premium';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'team', headerName: 'Team' },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['team'] },
  columns: { columnVisibilityModel: { team: false } },
};

const sx = { '& .urgent': { bgcolor: 'action.selected', fontWeight: 'bold' } };

export default function UrgentGroups() {
  const apiRef = useGridApiRef();
  // #region preview
  const getRowClassName = ({ id }: GridRowClassNameParams) => {
    const { type } = gridRowNodeSelector(apiRef, id);
    const ids = type === 'group' ? apiRef.current!.getRowGroupChildren({ groupId: id }) : [];
    return ids.some((rowId) => apiRef.current!.getRow<Ticket>(rowId)!.hours > 10) ? 'urgent' : '';
  };
  // #endregion preview
  return (
    <Box sx={{ height: 370 }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Tickets with urgent teams"
        rows={tickets}
        columns={columns}
        initialState={initialState}
        getRowClassName={getRowClassName}
        sx={sx}
        hideFooter
      />
    </Box>
  );
}
