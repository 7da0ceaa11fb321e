import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { reviews, type Review } from './data';

const LIMIT = 60;

function ExpandableText({ text }: { text: string }) {
  const [isExpanded, setIsExpanded] = React.useState(false);
  if (text.length <= LIMIT) {
    return text;
  }
  // #region preview
  return (
    <div>
      <span>{isExpanded ? `${text} ` : `${text.slice(0, LIMIT)}… `}</span>
      <Link component="button" type="button" onClick={() => setIsExpanded((last) => !last)}>
        <span>{isExpanded ? 'Show less' : 'Show more'}</span>
      </Link>
    </div>
  );
  // #endregion preview
}

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', width: 110 },
  {
    field: 'text',
    headerName: 'Review',
    flex: 1,
    minWidth: 140,
    renderCell: ({ value }) => <ExpandableText text={value} />,
  },
];

const getRowHeight = () => 'auto' as const;

export default function ExpandableTexts() {
  return (
    <Box sx={{ height: 264 }}>
      <DataGrid
        label="Reviews with expandable text"
        rows={reviews}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.25 } }}
        hideFooter
      />
    </Box>
  );
}
