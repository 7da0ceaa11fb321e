import Box from '@mui/material/Box';
import {
  DataGrid,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { books, type Book } from './data';

function MarkedText({ text }: { text: string }) {
  // #region preview
  const apiRef = useGridApiContext();
  const words: string[] = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  if (words.length === 0) {
    return text;
  }
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  // Because of the group, the parts with odd indices are the matches.
  const parts = text.split(new RegExp(`(${pattern})`, 'i'));
  // #endregion preview
  return (
    <span key={pattern}>
      {parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))}
    </span>
  );
}

const columns: GridColDef<Book>[] = [
  {
    field: 'title',
    headerName: 'Title',
    flex: 1,
    minWidth: 140,
    renderCell: ({ value }) => <MarkedText text={value} />,
  },
  {
    field: 'author',
    headerName: 'Author',
    width: 150,
    renderCell: ({ value }) => <MarkedText text={value} />,
  },
];

export default function MarkedWords() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        aria-label="Books with marked words"
        rows={books}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['bront'] } } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
