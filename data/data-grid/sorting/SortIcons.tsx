import Box from '@mui/material/Box';
import SouthIcon from '@mui/icons-material/South';
import NorthIcon from '@mui/icons-material/North';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'opened', headerName: 'Opened', width: 120, hideSortIcons: true },
];

interface IconProps {
  className?: string;
}

// The slots receive more props, for example `sortingOrder`, which must not reach the DOM.
const UpIcon = ({ className }: IconProps) => <NorthIcon fontSize="small" className={className} />;
const DownIcon = ({ className }: IconProps) => <SouthIcon fontSize="small" className={className} />;
const UnsortedIcon = ({ className }: IconProps) => <UnfoldMoreIcon fontSize="small" className={className} />;

export default function SortIcons() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        aria-label="Tickets with sort icons that are always visible"
        rows={tickets}
        columns={columns}
        slots={{
          columnSortedAscendingIcon: UpIcon,
          columnSortedDescendingIcon: DownIcon,
          columnUnsortedIcon: UnsortedIcon,
        }}
        sx={{
          [`& .${gridClasses['columnHeader--sortable']}:not(.${gridClasses['columnHeader--sorted']})`]: {
            [`& .${gridClasses.iconButtonContainer}`]: { visibility: 'visible', width: 'auto' },
            [`& .${gridClasses.sortButton}`]: { opacity: 0.6 },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
