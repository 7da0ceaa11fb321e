import { makeParcels, type Parcel } from './data';

const parcels = makeParcels(1234);

function answer<T>(value: T, milliseconds: number): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), milliseconds);
  });
}

/** Stands in for an API with page numbers. The second page takes longer than the others. */
export function fetchPage(page: number, pageSize: number): Promise<{ rows: Parcel[]; total: number }> {
  const rows = parcels.slice(page * pageSize, (page + 1) * pageSize);
  return answer({ rows, total: parcels.length }, page === 1 ? 900 : 300);
}

/** Stands in for an API that does not count its 13 parcels. */
export function fetchUncounted(
  page: number,
  pageSize: number,
): Promise<{ rows: Parcel[]; hasNextPage: boolean }> {
  const rows = parcels.slice(0, 13).slice(page * pageSize, (page + 1) * pageSize);
  return answer({ rows, hasNextPage: (page + 1) * pageSize < 13 }, 300);
}

/** Stands in for an API with cursors: each answer contains the cursor of the next page. */
export function fetchAfter(
  cursor: string | undefined,
  pageSize: number,
): Promise<{ rows: Parcel[]; nextCursor: string; total: number }> {
  const start = cursor === undefined ? 0 : parcels.findIndex(({ id }) => id === cursor) + 1;
  const rows = parcels.slice(start, start + pageSize);
  return answer({ rows, nextCursor: rows.at(-1)?.id ?? '', total: parcels.length }, 300);
}
