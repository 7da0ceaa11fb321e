import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { people } from './people';

export default function InitialExpansion() {
  return (
    <RichTreeView
      aria-label="Organization with an initial expansion"
      items={people}
      defaultExpandedItems={['okafor']}
      sx={{ minHeight: 260 }}
    />
  );
}
