import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Ticket {
  id: number;
  subject: string;
  team: string;
  status: string;
  hours: number;
}

export const tickets: Ticket[] = [
  { id: 1, subject: 'Login fails', team: 'Web', status: 'Open', hours: 6 },
  { id: 2, subject: 'Slow report', team: 'Data', status: 'Closed', hours: 14 },
  { id: 3, subject: 'Broken link', team: 'Web', status: 'Closed', hours: 2 },
  { id: 4, subject: 'Wrong total', team: 'Data', status: 'Open', hours: 9 },
];

export const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 110 },
  { field: 'team', headerName: 'Team', width: 80 },
  { field: 'status', headerName: 'Status', width: 90 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];
