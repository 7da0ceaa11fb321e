import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, GridLogicOperator, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 150 },
];

export default function AnyWord() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['zola', 'mann'],
    quickFilterLogicOperator: GridLogicOperator.Or,
  });
  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        aria-label="Words to match"
        size="small"
        exclusive
        value={filterModel.quickFilterLogicOperator}
        onChange={(_, operator: GridLogicOperator | null) => {
          if (operator) {
            setFilterModel({ ...filterModel, quickFilterLogicOperator: operator });
          }
        }}
      >
        <ToggleButton value={GridLogicOperator.And}>All words</ToggleButton>
        <ToggleButton value={GridLogicOperator.Or}>Any word</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 318 }}>
        <DataGrid
          aria-label="Books that match one word"
          rows={books}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          hideFooter
        />
      </Box>
    </Stack>
  );
}
