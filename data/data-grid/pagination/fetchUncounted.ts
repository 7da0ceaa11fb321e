import { makeParcels, type Parcel } from './data';

const parcels = makeParcels(13);

/** Stands in for an API that does not count its parcels. */
export function fetchUncounted(
  page: number,
  pageSize: number,
): Promise<{ rows: Parcel[]; hasNextPage: boolean }> {
  const end = (page + 1) * pageSize;
  const rows = parcels.slice(page * pageSize, end);
  return new Promise((resolve) => {
    setTimeout(() => resolve({ rows, hasNextPage: end < parcels.length }), 300);
  });
}
