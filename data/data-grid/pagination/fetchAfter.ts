import { makeParcels, type Parcel } from './data';

const parcels = makeParcels(1234);

interface Answer {
  rows: Parcel[];
  nextCursor: string;
  total: number;
}

/** Stands in for an API with cursors: each answer contains the cursor of the next page. */
export function fetchAfter(cursor: string | undefined, pageSize: number): Promise<Answer> {
  const start = cursor === undefined ? 0 : parcels.findIndex(({ id }) => id === cursor) + 1;
  const rows = parcels.slice(start, start + pageSize);
  return new Promise((resolve) => {
    setTimeout(() => resolve({ rows, nextCursor: rows.at(-1)?.id ?? '', total: parcels.length }), 300);
  });
}
