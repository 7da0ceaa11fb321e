import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid';
import { RequestList } from '../server/RequestList';
import { toAddress } from '../server/toAddress';
import { createOrderServer } from './createOrderServer';
import { columns } from './data';

/** The default cache, which also reports what it returns. */
class ReportingCache extends GridDataSourceCacheDefault {
  report: (entry: string) => void;

  constructor(report: (entry: string) => void, ttl: number) {
    super({ ttl });
    this.report = report;
  }

  override get(params: GridGetRowsParams) {
    const response = super.get(params);
    if (response) {
      this.report(`cache: rows ${params.start} to ${params.end}`);
    }
    return response;
  }
}

const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } };

export default function CachedOrders() {
  const [choice, setChoice] = React.useState('default');
  const [entries, setEntries] = React.useState<string[]>([]);
  const [{ dataSource, caches }] = React.useState(() => {
    const report = (entry: string) => setEntries((earlier) => [...earlier, entry]);
    const server = createOrderServer(report);
    const source: GridDataSource = { getRows: (params) => server.get(toAddress('/orders', params)) };
    return {
      dataSource: source,
      caches: {
        default: new ReportingCache(report, 300_000),
        short: new ReportingCache(report, 1000),
        none: null,
      },
    };
  });
  return (
    <div>
      <RadioGroup row aria-label="Cache" value={choice} onChange={(_, value) => setChoice(value)}>
        <FormControlLabel value="default" control={<Radio size="small" />} label="Five minutes" />
        <FormControlLabel value="short" control={<Radio size="small" />} label="One second" />
        <FormControlLabel value="none" control={<Radio size="small" />} label="No cache" />
      </RadioGroup>
      <Box sx={{ height: 372 }}>
        <DataGrid
          aria-label="Orders with a cache"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={caches[choice as keyof typeof caches]}
          initialState={initialState}
          disableColumnFilter
          pageSizeOptions={[5, 10]}
        />
      </Box>
      <RequestList entries={entries} />
    </div>
  );
}
