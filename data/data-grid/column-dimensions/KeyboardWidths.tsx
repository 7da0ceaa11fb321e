import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { books, type Book } from './data';

const STEP = 40;

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 100 },
  { field: 'author', headerName: 'Author', width: 120 },
  { field: 'year', headerName: 'Year', width: 70, resizable: false },
];

function WidthItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  if (!colDef.resizable) {
    return null;
  }
  const { field } = colDef;
  const changeWidth = (event: React.MouseEvent<HTMLElement>, step: number) => {
    const width = apiRef.current.getColumn(field).computedWidth + step;
    // Without flex: a flexible column ignores its width.
    apiRef.current.updateColumns([{ field, flex: 0 }]);
    apiRef.current.setColumnWidth(field, width);
    onClick(event);
  };
  const autosize = async (event: React.MouseEvent<HTMLElement>) => {
    onClick(event);
    await apiRef.current.autosizeColumns({ columns: [field] });
  };
  return [
    <MenuItem key="wider" onClick={(event) => changeWidth(event, STEP)}>
      <ListItemText inset>Wider</ListItemText>
    </MenuItem>,
    <MenuItem key="narrower" onClick={(event) => changeWidth(event, -STEP)}>
      <ListItemText inset>Narrower</ListItemText>
    </MenuItem>,
    <MenuItem key="autosize" onClick={autosize}>
      <ListItemText inset>Fit to content</ListItemText>
    </MenuItem>,
  ];
}

function ColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuWidthItems: WidthItems }}
      slotProps={{ columnMenuWidthItems: { displayOrder: 50 } }}
    />
  );
}

export default function KeyboardWidths() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        aria-label="Books with widths in the column menu"
        rows={books}
        columns={columns}
        slots={{ columnMenu: ColumnMenu }}
        hideFooter
      />
    </Box>
  );
}
