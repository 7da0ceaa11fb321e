import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { outline } from './data';

export default function ReorderedOutline() {
  const [move, setMove] = React.useState('Drag a section');

  return (
    <div>
      <RichTreeViewPro
        aria-label="Order of the report"
        items={outline}
        defaultExpandedItems={['results', 'appendix']}
        itemsReordering
        onItemPositionChange={({ itemId, newPosition }) =>
          setMove(`${itemId} is number ${newPosition.index + 1} in ${newPosition.parentId ?? 'the report'}`)
        }
      />
      <Typography component="output">{move}</Typography>
    </div>
  );
}
