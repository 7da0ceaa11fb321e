import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, city: 'Zürich' },
  { id: 2, city: 'Örebro' },
  { id: 3, city: 'Oslo' },
  { id: 4, city: 'Århus' },
  { id: 5, city: 'Amsterdam' },
];

export default function LanguageOrder() {
  const apiRef = useGridApiRef();
  const [language, setLanguage] = React.useState('de');
  // #region preview
  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'city', headerName: 'City', flex: 1, sortComparator: new Intl.Collator(language).compare },
    ],
    [language],
  );

  // A new comparator alone does not sort the rows again.
  React.useEffect(() => {
    apiRef.current?.applySorting();
  }, [apiRef, columns]);
  // #endregion preview

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, value: string | null) => value && setLanguage(value)}
      >
        <ToggleButton value="de">German</ToggleButton>
        <ToggleButton value="sv">Swedish</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          label="Cities in the order of a language"
          rows={rows}
          columns={columns}
          initialState={{ sorting: { sortModel: [{ field: 'city', sort: 'asc' }] } }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
