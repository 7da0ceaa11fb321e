import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid';

const subjects = ['Invoice is missing', 'Cannot sign in', 'Parcel is damaged', 'Question about sizes'];

const allTickets = Array.from({ length: 200 }, (_, index) => ({
  id: index + 1,
  subject: subjects[index % subjects.length]!,
}));

/** Stands in for an API that returns one page of tickets. It answers after 200 ms. */
export function queryTickets({ start, end }: GridGetRowsParams): Promise<GridGetRowsResponse> {
  const answer = { rows: allTickets.slice(Number(start), end + 1), rowCount: allTickets.length };
  return new Promise((resolve) => {
    setTimeout(() => resolve(answer), 200);
  });
}
