import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';
import { GroupServer } from '../../server/GroupServer';
import { RequestList } from '../../server/RequestList';
import { makeSales } from '../../server/sales';

const STEP = 2;

const groupingColDef: GridGroupingColDefOverride = {
  headerName: 'Sale',
  width: 150,
  hideDescendantCount: true,
  valueGetter: (_value, row) => (row.moreOf ? '' : (row.group ?? row.id)),
};

export default function MoreSales() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState<string[]>([]);
  const [limits] = React.useState(() => new Map<string, number>()); // rows of each country
  const [dataSource] = React.useState<GridDataSource>(() => {
    const report = (request: string) => setRequests((earlier) => [...earlier, request]);
    const server = new GroupServer({ rows: makeSales(30), report });
    return {
      // #region preview
      getRows: async ({ groupKeys: [country] = [] }) => {
        if (!country) {
          return server.get('/sales?group=country');
        }
        const end = limits.get(country) ?? STEP;
        const { rows, hasNextPage } = await server.get(`/sales?country.is=${country}&from=0&to=${end - 1}`);
        const more = { id: `${country}/more/${end}`, moreOf: country }; // a new id, so that it stays last
        return { rows: hasNextPage ? [...rows, more] : rows };
      },
      // #endregion preview
      getGroupKey: (row) => row.group ?? String(row.id),
      getChildrenCount: (row) => row.count ?? 0,
    };
  });
  const columns = React.useMemo<GridColDef[]>(
    () => [
      {
        field: 'city',
        headerName: 'City',
        width: 130,
        renderCell: ({ row, value, tabIndex }) =>
          row.moreOf ? (
            <Button
              size="small"
              tabIndex={tabIndex}
              onClick={() => {
                limits.set(row.moreOf, (limits.get(row.moreOf) ?? STEP) + STEP);
                apiRef.current?.dataSource.fetchRows(row.moreOf);
              }}
            >
              Show more
            </Button>
          ) : (
            value
          ),
      },
      { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
    ],
    [apiRef, limits],
  );
  return (
    <div>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          label="Sales of countries in parts"
          apiRef={apiRef}
          treeData
          dataSource={dataSource}
          dataSourceCache={null}
          columns={columns}
          groupingColDef={groupingColDef}
          disableColumnFilter
          disableColumnSorting
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
