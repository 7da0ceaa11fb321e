import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { origins } from './data';

const items: TreeViewDefaultItemModelProperties[] = Object.entries(origins).map(([country, regions]) => ({
  id: country,
  label: country,
  children: regions.map((region) => ({ id: region, label: region })),
}));

export default function OriginTree() {
  const [selected, setSelected] = React.useState(['Huila', 'Guji', 'Yirgacheffe', 'Ethiopia']);
  const regions = selected.filter((id) => !(id in origins));
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={4}>
      <RichTreeView
        aria-label="Origins by country"
        items={items}
        checkboxSelection
        multiSelect
        selectionPropagation={{ parents: true, descendants: true }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids)}
        defaultExpandedItems={Object.keys(origins)}
        sx={{ flex: 3 }}
      />
      <Stack spacing={2} sx={{ flex: 2 }}>
        <Typography variant="subtitle2" component="p">
          {`Blend of ${regions.length} regions`}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {regions.map((region) => (
            <Chip
              key={region}
              color="primary"
              label={region}
              onDelete={() =>
                setSelected(selected.filter((id) => id !== region && !origins[id]?.includes(region)))
              }
            />
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}
