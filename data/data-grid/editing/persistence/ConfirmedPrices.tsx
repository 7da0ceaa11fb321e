import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from './data';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (value: number | null) => value?.toFixed(2) ?? '',
  },
];

interface Question {
  product: Product;
  previous: Product;
  answer: (isConfirmed: boolean) => void;
}

export default function ConfirmedPrices() {
  const [rows, setRows] = React.useState(products);
  const [question, setQuestion] = React.useState<Question>();

  const processRowUpdate = async (product: Product, previous: Product) => {
    if (product.price === previous.price) {
      return product;
    }
    // #region preview
    const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ product, previous, answer }));
    setQuestion(undefined);
    if (!isConfirmed) {
      return previous;
    }
    // #endregion preview
    setRows((current) => current.map((row) => (row.id === product.id ? product : row)));
    return product;
  };

  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Products with prices to confirm"
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      {question && (
        <Dialog open onClose={() => question.answer(false)} aria-labelledby="confirm-price">
          <DialogTitle id="confirm-price">
            {`Change the price of ${question.product.name} from ${question.previous.price} to ${question.product.price}?`}
          </DialogTitle>
          <DialogActions>
            <Button onClick={() => question.answer(false)}>No</Button>
            <Button onClick={() => question.answer(true)}>Yes</Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
