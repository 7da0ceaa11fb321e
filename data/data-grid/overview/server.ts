import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid';

const sensors = ['Boiler', 'Intake', 'Exhaust', 'Tank', 'Pump'];

const readings = Array.from({ length: 5000 }, (_, index) => ({
  id: index + 1,
  sensor: `${sensors[index % 5]!} ${1 + (index % 7)}`,
  celsius: 15 + ((index * 7919) % 400) / 10,
}));

type Field = 'sensor' | 'celsius';

/** Simulates an API that sorts, searches and paginates in its database. */
export function queryReadings(params: GridGetRowsParams): Promise<GridGetRowsResponse> {
  const words = (params.filterModel.quickFilterValues ?? []).map((word) => String(word).toLowerCase());
  const rows = readings.filter((row) => words.every((word) => row.sensor.toLowerCase().includes(word)));
  const [order] = params.sortModel;
  if (order?.sort) {
    const field = order.field as Field;
    const sign = order.sort === 'asc' ? 1 : -1;
    rows.sort((a, b) => (a[field] < b[field] ? -sign : a[field] > b[field] ? sign : 0));
  }
  const { page, pageSize } = params.paginationModel!;
  const answer = { rows: rows.slice(page * pageSize, (page + 1) * pageSize), rowCount: rows.length };
  return new Promise((resolve) => {
    setTimeout(() => resolve(answer), 400);
  });
}
