import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function ItemSpacing() {
  const [indentation, setIndentation] = React.useState(24);
  const [padding, setPadding] = React.useState(4);

  return (
    <Stack spacing={1} sx={{ maxWidth: 400 }}>
      <Typography>{`Indentation ${indentation} px`}</Typography>
      <Slider
        aria-label="Indentation"
        value={indentation}
        onChange={(_event, value) => setIndentation(value)}
        max={48}
        step={4}
      />
      <Typography>{`Item height ${24 + 2 * padding} px`}</Typography>
      <Slider
        aria-label="Padding above and below"
        value={padding}
        onChange={(_event, value) => setPadding(value)}
        max={12}
      />
      <SimpleTreeView
        aria-label="Course"
        defaultExpandedItems={['part-1', 'chapter-1']}
        itemChildrenIndentation={indentation}
        sx={{ [`& .${treeItemClasses.content}`]: { paddingBlock: `${padding}px` } }}
      >
        <TreeItem itemId="part-1" label="Part 1">
          <TreeItem itemId="chapter-1" label="Chapter 1">
            <TreeItem itemId="lesson-1" label="Lesson 1" />
            <TreeItem itemId="lesson-2" label="Lesson 2" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="part-2" label="Part 2" />
      </SimpleTreeView>
    </Stack>
  );
}
