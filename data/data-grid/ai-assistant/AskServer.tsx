import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { FakeServer } from '../server/FakeServer';
import { RequestList } from '../server/RequestList';
import { makeSales, type Sale } from '../server/sales';
import { toAddress } from '../server/toAddress';
import { reset } from './askService';

const columns: GridColDef<Sale>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90, examples: ['Oslo', 'Lyon'] },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const suggestions = [{ value: 'Most expensive first' }];

export default function AskServer() {
  const [requests, setRequests] = React.useState<string[]>([]);
  // #region preview
  const [dataSource] = React.useState<GridDataSource>(() => {
    const report = (request: string) => setRequests((earlier) => [...earlier, request]);
    const server = new FakeServer({ rows: makeSales(30), report });
    return { getRows: (params) => server.get(toAddress('/sales', params)) };
  });
  const answer = async () => ({ ...reset, sorting: [{ column: 'total', direction: 'desc' as const }] });
  // #endregion preview
  return (
    <div>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Sales from a server"
          dataSource={dataSource}
          columns={columns}
          pagination
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          showToolbar
          disableColumnFilter
          aiAssistant
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
          aiAssistantSuggestions={suggestions}
          onPrompt={answer}
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
