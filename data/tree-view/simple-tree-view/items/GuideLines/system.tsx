import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function GuideLines() {
  return (
    <SimpleTreeView
      aria-label="Course"
      defaultExpandedItems={['part-1', 'chapter-1']}
      defaultSelectedItems="lesson-1"
      sx={(theme) => ({
        [`& .${treeItemClasses.content}`]: { borderRadius: 2, paddingBlock: '2px' },
        [`& .${treeItemClasses.content}[data-selected] .${treeItemClasses.label}`]: {
          color: 'primary.dark',
          fontWeight: 500,
        },
        [`& .${treeItemClasses.groupTransition}`]: {
          borderInlineStart: `1px dashed ${(theme.vars ?? theme).palette.text.secondary}`,
          marginInlineStart: '15px',
        },
      })}
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
