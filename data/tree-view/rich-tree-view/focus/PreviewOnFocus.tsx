import * as React from 'react';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { letters, type Letter } from './letters';

export default function PreviewOnFocus() {
  const apiRef = useRichTreeViewApiRef<Letter>();
  const [text, setText] = React.useState('Move through the letters with the arrow keys.');

  return (
    <Stack spacing={2} sx={{ minHeight: 230 }}>
      <RichTreeView
        aria-label="Letters"
        apiRef={apiRef}
        items={letters}
        defaultExpandedItems={['offer', 'question']}
        onItemFocus={(_event, itemId) => setText(apiRef.current!.getItem(itemId).text)}
      />
      <Card variant="outlined" component="section" aria-label="Preview" sx={{ p: 2 }}>
        {text}
      </Card>
    </Stack>
  );
}
