import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, gridColumnFieldsSelector, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { projects, type Project } from './data';

export default function KeptColumns() {
  const apiRef = useGridApiRef();
  const [isSwedish, setIsSwedish] = React.useState(false);
  const [widths, setWidths] = React.useState<Record<string, number>>({});
  const [fields, setFields] = React.useState<string[]>([]);

  const columns = React.useMemo<GridColDef<Project>[]>(
    () => [
      { field: 'name', headerName: isSwedish ? 'Projekt' : 'Project', width: 120 },
      { field: 'client', headerName: isSwedish ? 'Kund' : 'Client', width: 110 },
      { field: 'budget', headerName: isSwedish ? 'Kostnad' : 'Budget', type: 'number', width: 80 },
    ],
    [isSwedish],
  );

  // #region preview
  const keptColumns = React.useMemo(() => {
    const getPosition = ({ field }: GridColDef<Project>) =>
      fields.includes(field) ? fields.indexOf(field) : fields.length;
    return columns
      .map((column) => ({ ...column, width: widths[column.field] ?? column.width }))
      .toSorted((a, b) => getPosition(a) - getPosition(b));
  }, [columns, widths, fields]);
  // #endregion preview

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={isSwedish} onChange={(_event, checked) => setIsSwedish(checked)} />}
        label="Headers in Swedish"
      />
      <Box sx={{ height: 266 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Projects whose columns change"
          rows={projects}
          columns={keptColumns}
          onColumnWidthChange={({ colDef, width }) =>
            setWidths((last) => ({ ...last, [colDef.field]: width }))
          }
          onColumnOrderChange={() => setFields(gridColumnFieldsSelector(apiRef))}
          hideFooter
        />
      </Box>
    </div>
  );
}
