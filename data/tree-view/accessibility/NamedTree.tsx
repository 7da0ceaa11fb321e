import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { library } from './library';

function NamedItem({ ref, ...props }: TreeItemProps & React.RefAttributes<HTMLLIElement>) {
  return (
    <TreeItem
      {...props}
      ref={ref}
      slotProps={{ labelInput: { 'aria-label': `New name of ${props.label}` } }}
    />
  );
}

export default function NamedTree() {
  const id = React.useId();

  return (
    <section>
      <Typography id={`${id}-title`} component="h4" variant="subtitle1">
        Shelves of the library
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" color="text.secondary">
        Enter renames a shelf.
      </Typography>
      <RichTreeView
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-hint`}
        items={library}
        isItemEditable
        slots={{ item: NamedItem }}
        defaultExpandedItems={['fiction']}
      />
    </section>
  );
}
