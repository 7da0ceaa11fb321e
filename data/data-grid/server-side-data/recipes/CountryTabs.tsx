import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { FakeServer } from '../../server/FakeServer';
import { RequestList } from '../../server/RequestList';
import { makeSales } from '../../server/sales';
import { toAddress } from '../../server/toAddress';
import { columns } from './columns';

const countries = ['Norway', 'Spain'];

export default function CountryTabs() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [server] = React.useState(
    () =>
      new FakeServer({
        rows: makeSales(240),
        report: (request) => setRequests((earlier) => [...earlier, request]),
      }),
  );
  // #region preview
  const [country, setCountry] = React.useState('Norway');
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: (params) => server.get(`${toAddress('/sales', params)}&country.is=${country}`) }),
    [server, country],
  );
  const selectCountry = (value: string) => {
    setCountry(value);
    setPaginationModel((last) => ({ ...last, page: 0 }));
  };
  // #endregion preview
  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Country"
        value={country}
        onChange={(_event, value: string | null) => value && selectCountry(value)}
        sx={{ mb: 1 }}
      >
        {countries.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Sales of one country"
          dataSource={dataSource}
          columns={columns}
          initialState={{ pagination: { rowCount: 0 } }}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[5]}
          disableColumnFilter
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
