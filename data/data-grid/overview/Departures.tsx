import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

export const controls = {
  look: {
    of: 'DataGrid',
    title: { en: 'Look', zh: '外观' },
    ranges: { rowHeight: [24, 100], columnHeaderHeight: [32, 120] },
    props: [
      'density',
      'rowHeight',
      'columnHeaderHeight',
      'rowSpacingType',
      'showCellVerticalBorder',
      'showColumnVerticalBorder',
      'showToolbar',
      'label',
      'hideFooter',
      'hideFooterPagination',
      'hideFooterSelectedRowCount',
      'loading',
    ],
  },
  rights: {
    of: 'DataGrid',
    title: { en: 'What users can do', zh: '用户可以做什么' },
    props: [
      'checkboxSelection',
      'rowSelection',
      'disableRowSelectionOnClick',
      'disableMultipleRowSelection',
      'disableColumnSorting',
      'disableColumnFilter',
      'disableColumnMenu',
      'disableColumnSelector',
      'disableDensitySelector',
      'disableColumnResize',
      'sortingOrder',
      'editMode',
      'tabNavigation',
      'pageSizeOptions',
    ],
  },
};

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 70, editable: true },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
];

const rows = [
  { id: 'KL 1427', time: '09:05', destination: 'Birmingham', gate: 'D18', delay: 0 },
  { id: 'TP 663', time: '09:20', destination: 'Lisbon', gate: 'C11', delay: 35 },
  { id: 'SK 550', time: '09:25', destination: 'Copenhagen', gate: 'B22', delay: 0 },
  { id: 'AF 1641', time: '09:40', destination: 'Paris', gate: 'C7', delay: 12 },
  { id: 'LO 266', time: '09:55', destination: 'Warsaw', gate: 'B30', delay: 80 },
];

interface DeparturesProps {
  look?: Partial<DataGridProps>;
  rights?: Partial<DataGridProps>;
}

export default function Departures({ look, rights }: DeparturesProps) {
  return (
    <Box sx={{ height: 372 }}>
      <DataGrid
        label="Departures"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        {...look}
        {...rights}
      />
    </Box>
  );
}
