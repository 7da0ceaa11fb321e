import * as React from 'react';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function FileLabel({ name }: { name: string }) {
  const [starred, setStarred] = React.useState(false);

  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <IconButton
        size="small"
        aria-label={`Star ${name}`}
        aria-pressed={starred}
        onClick={(event) => {
          event.stopPropagation();
          setStarred(!starred);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.stopPropagation();
          }
        }}
      >
        {starred ? <StarIcon fontSize="small" /> : <StarBorderIcon fontSize="small" />}
      </IconButton>
    </Box>
  );
}

export default function LabelContent() {
  return (
    <SimpleTreeView
      aria-label="Files"
      defaultExpandedItems={['contracts']}
      slots={{ endIcon: DescriptionOutlinedIcon }}
    >
      <TreeItem itemId="contracts" label="Contracts">
        <TreeItem itemId="lease" label={<FileLabel name="lease.pdf" />} />
        <TreeItem itemId="insurance" label={<FileLabel name="insurance-2025.pdf" />} />
      </TreeItem>
      <TreeItem itemId="readme" label={<FileLabel name="readme.txt" />} />
    </SimpleTreeView>
  );
}
