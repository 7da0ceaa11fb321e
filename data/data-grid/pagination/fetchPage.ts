import { makeParcels, type Parcel } from './data';

const parcels = makeParcels(1234);

/** Stands in for an API with page numbers. The second page takes longer than the others. */
export function fetchPage(page: number, pageSize: number): Promise<{ rows: Parcel[]; total: number }> {
  const rows = parcels.slice(page * pageSize, (page + 1) * pageSize);
  return new Promise((resolve) => {
    setTimeout(() => resolve({ rows, total: parcels.length }), page === 1 ? 900 : 300);
  });
}
