import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-premium';
import type { GroupServer } from '../../server/GroupServer';
import type { Sale } from '../../server/sales';
import { toGroupAddress } from '../../server/toGroupAddress';

/** Requests the sales, or their totals while pivoting is on. */
export async function pivotSales(
  server: Pick<GroupServer<Sale>, 'get'>,
  params: GridGetRowsParams,
): Promise<GridGetRowsResponse> {
  const { rows, aggregateRow, pivotColumns = [] } = await server.get(toGroupAddress('/sales', params));
  return params.pivotModel ? { rows, aggregateRow, pivotColumns } : { rows };
}
