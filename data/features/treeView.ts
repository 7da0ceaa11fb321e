import type { ProductFeatures } from '../../src/shared/products/features';

/** What the plans of the Tree View have. */
export const treeView: ProductFeatures = {
  folder: 'tree-view',
  packages: {
    community: '@mui/x-tree-view',
    pro: '@mui/x-tree-view-pro',
  },
  features: [
    {
      title: { en: 'Items as JSX: Simple Tree View', zh: '以 JSX 编写条目：简单树形视图' },
      pathname: '/x/react-tree-view/simple-tree-view/items',
      evidence: 'SimpleTreeView.children',
    },
    {
      title: { en: 'Items from data: Rich Tree View', zh: '由数据生成条目：增强树形视图' },
      pathname: '/x/react-tree-view/rich-tree-view/items',
      evidence: 'RichTreeView.items',
    },
    {
      title: { en: 'Selection of one or several items', zh: '单选与多选' },
      pathname: '/x/react-tree-view/rich-tree-view/selection',
      evidence: 'RichTreeView.multiSelect',
    },
    {
      title: {
        en: 'Checkboxes, with propagation to parents and children',
        zh: '复选框，可向父条目和子条目传播',
      },
      pathname: '/x/react-tree-view/rich-tree-view/selection',
      evidence: 'RichTreeView.selectionPropagation',
    },
    {
      title: { en: 'Controlled expansion', zh: '受控展开' },
      pathname: '/x/react-tree-view/rich-tree-view/expansion',
      evidence: 'RichTreeView.expandedItems',
    },
    {
      title: { en: 'Disabled items', zh: '禁用条目' },
      pathname: '/x/react-tree-view/rich-tree-view/items',
      evidence: 'RichTreeView.isItemDisabled',
    },
    {
      title: { en: 'Editing of labels', zh: '编辑标签' },
      pathname: '/x/react-tree-view/rich-tree-view/editing',
      evidence: 'RichTreeView.isItemEditable',
    },
    {
      title: { en: 'Own item component from a hook', zh: '用 Hook 构建自己的条目' },
      pathname: '/x/react-tree-view/tree-item-customization',
      evidence: 'useTreeItem',
    },
    {
      title: { en: 'Reordering by drag and drop', zh: '拖拽排序' },
      pathname: '/x/react-tree-view/rich-tree-view/ordering',
      evidence: 'RichTreeView.itemsReordering',
    },
    {
      title: { en: 'Loading of children on expansion', zh: '展开时加载子条目' },
      pathname: '/x/react-tree-view/rich-tree-view/lazy-loading',
      evidence: 'RichTreeView.dataSource',
    },
  ],
};
