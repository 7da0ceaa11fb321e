import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, GridLogicOperator, type GridColDef, type GridFilterModel } from '@mui/x-data-grid-pro';
import { laptops, type Laptop } from './data';

const columns: GridColDef<Laptop>[] = [
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 110 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 140 },
];

export default function MatchAny() {
  // #region preview
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      { id: 'price', field: 'price', operator: '<', value: 1100 },
      { id: 'weight', field: 'weight', operator: '<', value: 1.3 },
    ],
    logicOperator: GridLogicOperator.And,
  });
  // #endregion preview
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Conditions to match"
        value={filterModel.logicOperator}
        onChange={(_event, logicOperator: GridLogicOperator | null) =>
          logicOperator && setFilterModel({ ...filterModel, logicOperator })
        }
      >
        <ToggleButton value={GridLogicOperator.And}>All conditions</ToggleButton>
        <ToggleButton value={GridLogicOperator.Or}>Any condition</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          label="Cheap and light laptops"
          rows={laptops}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
