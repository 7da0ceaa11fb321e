import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DataGridPremium,
  gridFocusCellSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

interface Question {
  cells: number;
  resolve: () => void;
  reject: () => void;
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90, editable: true },
];

export default function ConfirmedPaste() {
  const apiRef = useGridApiRef();
  const [question, setQuestion] = React.useState<Question | null>(null);

  // #region preview
  const confirmPaste: DataGridPremiumProps['onBeforeClipboardPasteStart'] = async ({ data }) => {
    const cell = gridFocusCellSelector(apiRef);
    const answer = new Promise<void>((resolve, reject) => {
      setQuestion({ cells: data.flat().length, resolve, reject });
    });
    await answer.finally(() => setQuestion(null));
    if (cell) {
      apiRef.current?.setCellFocus(cell.id, cell.field); // a click in the dialog removes it
    }
  };
  // #endregion preview

  return (
    <Box sx={{ height: 284 }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Orders with confirmed pastes"
        rows={orders}
        columns={columns}
        onBeforeClipboardPasteStart={confirmPaste}
        disableRowSelectionOnClick
        hideFooter
      />
      {question && (
        <Dialog open onClose={question.reject}>
          <DialogTitle>{`Paste ${question.cells} cells?`}</DialogTitle>
          <DialogActions>
            <Button onClick={question.reject}>Cancel</Button>
            <Button onClick={question.resolve}>Paste</Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
