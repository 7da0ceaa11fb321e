import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { people } from './people';

export default function IconExpansion() {
  return (
    <RichTreeView
      aria-label="Organization with icons that expand"
      items={people}
      expansionTrigger="iconContainer"
      defaultExpandedItems={['okafor']}
      sx={{ minHeight: 260 }}
    />
  );
}
