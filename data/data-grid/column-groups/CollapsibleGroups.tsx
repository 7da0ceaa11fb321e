import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { measurements, type Measurement } from './data';

const columns: GridColDef<Measurement>[] = [
  { field: 'station', headerName: 'Station', width: 120 },
  { field: 'max', headerName: 'Highest', type: 'number', width: 130 },
  { field: 'min', headerName: 'Lowest', type: 'number', width: 90 },
  { field: 'gust', headerName: 'Gusts', type: 'number', width: 130 },
  { field: 'wind', headerName: 'Mean', type: 'number', width: 90 },
];

/** The columns that each group hides when users collapse it. */
const details: Record<string, string[]> = { temperature: ['min'], wind: ['wind'] };

function CollapsibleHeader({ groupId, headerName }: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  // #region preview
  const fields = details[groupId!]!;
  const expanded = fields.some((field) => model[field] !== false);

  const toggle = () => {
    const changes = Object.fromEntries(fields.map((field) => [field, !expanded]));
    apiRef.current.setColumnVisibilityModel({ ...model, ...changes });
  };
  // #endregion preview

  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <span>{headerName}</span>
      <IconButton size="small" aria-label={`${headerName} details`} aria-expanded={expanded} onClick={toggle}>
        {expanded ? <ExpandLessIcon fontSize="small" /> : <ExpandMoreIcon fontSize="small" />}
      </IconButton>
    </Box>
  );
}

const renderHeaderGroup = (params: GridColumnGroupHeaderParams) => <CollapsibleHeader {...params} />;

const groups: GridColumnGroupingModel = [
  {
    groupId: 'temperature',
    headerName: 'Temperature',
    renderHeaderGroup,
    children: [{ field: 'max' }, { field: 'min' }],
  },
  {
    groupId: 'wind',
    headerName: 'Wind',
    renderHeaderGroup,
    children: [{ field: 'gust' }, { field: 'wind' }],
  },
];

export default function CollapsibleGroups() {
  return (
    <Box sx={{ height: 322 }}>
      <DataGrid
        label="Weather stations with collapsible groups"
        rows={measurements}
        columns={columns}
        columnGroupingModel={groups}
        initialState={{ columns: { columnVisibilityModel: { wind: false } } }}
        hideFooter
      />
    </Box>
  );
}
