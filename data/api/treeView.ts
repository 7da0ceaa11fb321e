import type { SymbolSummaries } from '../../src/shared/search/symbolSummary';

/** What the symbols of the Tree View are for. */
export const treeView: SymbolSummaries = {
  SimpleTreeView: {
    en: 'Renders a tree from `TreeItem` elements that you pass as JSX children.',
    zh: '根据以 JSX 子元素传入的 `TreeItem` 元素渲染树。',
  },
  RichTreeView: {
    en: 'Renders a tree from an array of objects in `items`, and supports label editing.',
    zh: '根据 `items` 中的对象数组渲染树，并支持标签编辑。',
  },
  TreeItem: {
    en: 'Renders one item of a tree: its icon, checkbox, label and the list of its children.',
    zh: '渲染树中的一个条目：图标、复选框、标签，以及子条目的列表。',
  },
  TreeItemIcon: {
    en: 'Renders the icon of an item: to expand it, to collapse it, or for an item without children.',
    zh: '渲染条目的图标：用于展开、收起，或表示没有子条目。',
  },
  TreeItemProvider: {
    en: 'Connects an item that is built with `useTreeItem` to its tree, as the outermost component.',
    zh: '把用 `useTreeItem` 构建的条目与树关联起来，是条目最外层的组件。',
  },
  TreeItemDragAndDropOverlay: {
    en: 'Renders the drop indicator of a custom item while users drag another item over it.',
    zh: '用户把其他条目拖拽到自定义条目上时，渲染放置标记。',
  },
  RichTreeViewPro: {
    en: 'Renders a tree like `RichTreeView`, with drag and drop reordering and lazy loading.',
    zh: '像 `RichTreeView` 一样渲染树，并增加拖拽排序和懒加载。',
  },
};
