import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { outline } from './data';

export default function EditableOutline() {
  const [change, setChange] = React.useState('Nothing renamed yet');

  return (
    <div>
      <RichTreeView
        aria-label="Outline of the report"
        items={outline}
        defaultExpandedItems={['results']}
        isItemEditable
        onItemLabelChange={(itemId, newLabel) => setChange(`${itemId} is now called “${newLabel}”`)}
      />
      <Typography component="output" variant="body2" sx={{ display: 'block', mt: 1 }}>
        {change}
      </Typography>
    </div>
  );
}
