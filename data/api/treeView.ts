import type { SymbolSummaries } from '../../src/shared/api/symbolSummary';

/** What the symbols of the Tree View are for. */
export const treeView: SymbolSummaries = {
  SimpleTreeView: {
    en: 'A tree whose items you write as JSX children, for trees that are known beforehand.',
    zh: '以 JSX 子元素编写各个条目的树，适合事先确定的树。',
  },
  RichTreeView: {
    en: 'A tree drawn from the data in `items`, with labels that users can edit.',
    zh: '根据 `items` 中的数据绘制的树，用户可以编辑标签。',
  },
  TreeItem: {
    en: 'One item of a tree: its icon, checkbox and label, and the group of its children.',
    zh: '树中的一个条目：图标、复选框和标签，以及它的子条目。',
  },
  TreeItemIcon: {
    en: "The icon before an item's label: for expanding, for collapsing, or for an item without children.",
    zh: '条目标签前的图标：用于展开、收起，或表示没有子条目。',
  },
  TreeItemProvider: {
    en: 'The outermost element of an item built with `useTreeItem`, through which the tree wraps it.',
    zh: '用 `useTreeItem` 构建的条目的最外层元素，树通过它包住这个条目。',
  },
  TreeItemDragAndDropOverlay: {
    en: 'Shows on a custom item where the dragged one would land: above, below or inside.',
    zh: '在自定义条目上显示拖拽的条目会落在哪里：上方、下方或内部。',
  },
  RichTreeViewPro: {
    en: '`RichTreeView` with reordering by drag and drop and children that load on demand.',
    zh: '在 `RichTreeView` 的基础上增加拖拽排序和子条目懒加载。',
  },
};
