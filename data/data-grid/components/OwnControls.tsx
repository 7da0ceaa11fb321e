import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridSlotProps } from '@mui/x-data-grid';
import { columns } from './columns';
import { rooms } from './data';

function PlainButton({ ref, id, disabled, onClick, startIcon, children }: GridSlotProps['baseButton']) {
  return (
    <button ref={ref} type="button" id={id} disabled={disabled} onClick={onClick}>
      {startIcon}
      {children}
    </button>
  );
}

const slots: DataGridProps['slots'] = { baseButton: PlainButton };

const slotProps: DataGridProps['slotProps'] = {
  baseCheckbox: { material: { color: 'success' } },
};

export default function OwnControls() {
  return (
    <Box sx={{ height: 272 }}>
      <DataGrid
        label="Rooms with other controls"
        rows={rooms}
        columns={columns}
        checkboxSelection
        showToolbar
        slots={slots}
        slotProps={slotProps}
        hideFooter
      />
    </Box>
  );
}
