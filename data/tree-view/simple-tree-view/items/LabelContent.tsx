import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface FileLabelProps {
  name: string;
  starred: boolean;
  onToggle: (name: string) => void;
}

function FileLabel({ name, starred, onToggle }: FileLabelProps) {
  // #region preview
  const handleClick = (event: React.MouseEvent) => {
    event.stopPropagation();
    onToggle(name);
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.stopPropagation();
    }
  };
  // #endregion preview

  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <IconButton
        size="small"
        aria-label={`Star ${name}`}
        aria-pressed={starred}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {starred ? <StarIcon fontSize="small" /> : <StarBorderIcon fontSize="small" />}
      </IconButton>
    </Box>
  );
}

const contracts = ['lease.pdf', 'insurance.pdf'];

export default function LabelContent() {
  const [starred, setStarred] = React.useState<string[]>([]);

  const toggle = (name: string) =>
    setStarred((current) =>
      current.includes(name) ? current.filter((other) => other !== name) : [...current, name],
    );

  return (
    <SimpleTreeView aria-label="Files" defaultExpandedItems={['contracts']}>
      <TreeItem itemId="contracts" label="Contracts">
        {contracts.map((name) => (
          <TreeItem
            key={name}
            itemId={name}
            label={<FileLabel name={name} starred={starred.includes(name)} onToggle={toggle} />}
          />
        ))}
      </TreeItem>
    </SimpleTreeView>
  );
}
