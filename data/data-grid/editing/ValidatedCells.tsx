import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridClasses,
  gridEditRowsStateSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { isNameTaken } from './checkName';
import { parts, type Part } from './data';

const messages: Record<string, string> = {
  name: 'Enter a name that no other part has.',
  stock: 'Enter a whole number from 0.',
};

async function checkName({ id, props }: GridPreProcessEditCellProps<string>) {
  const name = props.value?.trim() ?? '';
  return { ...props, error: !name || (await isNameTaken(name, `${id}`)) };
}

function checkStock({ props }: GridPreProcessEditCellProps<number | null>) {
  const isValid = Number.isInteger(props.value) && Number(props.value) >= 0;
  return { ...props, error: !isValid };
}

const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Part', width: 80 },
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 130,
    editable: true,
    preProcessEditCellProps: checkName,
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 90,
    editable: true,
    preProcessEditCellProps: checkStock,
  },
];

function ErrorFooter() {
  const apiRef = useGridApiContext();
  const editRows = useGridSelector(apiRef, gridEditRowsStateSelector);
  const invalid = Object.values(editRows)
    .flatMap((cells) => Object.entries(cells))
    .find(([, cell]) => cell.error);
  return (
    <Typography role="alert" variant="body2" color="error" sx={{ p: 1.5, minHeight: 44 }}>
      {`${invalid ? messages[invalid[0]] : ''}`}
    </Typography>
  );
}

export default function ValidatedCells() {
  return (
    <Box sx={{ height: 310 }}>
      <DataGrid
        aria-label="Parts with checked values"
        rows={parts}
        columns={columns}
        slots={{ footer: ErrorFooter }}
        sx={{
          [`& .${gridClasses['cell--editing']}:has([aria-invalid="true"])`]: {
            boxShadow: (theme) => `inset 0 0 0 2px ${(theme.vars ?? theme).palette.error.main}`,
          },
        }}
      />
    </Box>
  );
}
