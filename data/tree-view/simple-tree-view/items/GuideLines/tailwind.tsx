import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const items = [
  '[&_.MuiTreeItem-content]:rounded-lg',
  '[&_.MuiTreeItem-content]:py-[2px]',
  '[&_.MuiTreeItem-content[data-selected]_.MuiTreeItem-label]:font-medium',
  '[&_.MuiTreeItem-content[data-selected]_.MuiTreeItem-label]:text-(--mui-palette-primary-dark)',
  '[&_.MuiTreeItem-groupTransition]:ms-[15px]',
  '[&_.MuiTreeItem-groupTransition]:[border-inline-start:1px_dashed_var(--mui-palette-text-secondary)]',
].join(' ');

export default function GuideLines() {
  return (
    <SimpleTreeView
      aria-label="Course"
      defaultExpandedItems={['part-1', 'chapter-1']}
      defaultSelectedItems="lesson-1"
      className={items}
    >
      <TreeItem itemId="part-1" label="Part 1">
        <TreeItem itemId="chapter-1" label="Chapter 1">
          <TreeItem itemId="lesson-1" label="Lesson 1" />
          <TreeItem itemId="lesson-2" label="Lesson 2" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="part-2" label="Part 2" />
    </SimpleTreeView>
  );
}
