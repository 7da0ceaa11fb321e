import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import FunctionsIcon from '@mui/icons-material/Functions';
import { DataGrid, type GridColDef, type GridColumnMenuItemProps } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 110 },
  { field: 'year', headerName: 'Year', type: 'number', width: 90, valueFormatter: (value) => value },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 100 },
];

interface LargestItemProps extends GridColumnMenuItemProps {
  onLargest: (field: string) => void;
}

function LargestItem({ colDef, onClick, onLargest }: LargestItemProps) {
  return (
    <MenuItem
      onClick={(event) => {
        onLargest(colDef.field);
        onClick(event);
      }}
    >
      <ListItemIcon>
        <FunctionsIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Show largest value</ListItemText>
    </MenuItem>
  );
}

export default function ChangedMenu() {
  const [result, setResult] = React.useState('nothing');
  const showLargest = (field: string) => {
    const values = books.map((book) => book[field as keyof Book]);
    setResult(`${values.toSorted((a, b) => (a < b ? 1 : -1))[0]}`);
  };
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 266 }}>
        <DataGrid
          aria-label="Books with a changed column menu"
          rows={books}
          columns={columns}
          slotProps={{
            columnMenu: {
              slots: { columnMenuLargestItem: LargestItem, columnMenuFilterItem: null },
              slotProps: {
                columnMenuLargestItem: { displayOrder: 15, onLargest: showLargest },
                columnMenuColumnsItem: { displayOrder: 0 },
              },
            },
          }}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">{`Largest value: ${result}`}</Typography>
    </Stack>
  );
}
