import type { ExplainedMessage } from '../../src/shared/messages';

/** Messages of the tree view. */
export const treeView: readonly ExplainedMessage[] = [
  {
    message: 'An item was provided without id in the `items` prop:',
    cause: {
      en: 'An item has no `id`, or your `getItemId` returned `null` or `undefined`. The last line is that item.',
      zh: '有一个条目没有 `id`，或者你的 `getItemId` 返回了 `null` 或 `undefined`。最后一行就是这个条目。',
    },
    cure: {
      en: 'Give every item an `id`, children included, or name the property. See [Items and ids](/x/react-tree-view/#items-and-ids).',
      zh: '给每个条目一个 `id`，子条目也不例外，或者指明属性名。见[条目与 id](/x/react-tree-view/#items-and-ids)。',
    },
    code: { language: 'tsx', text: '<RichTreeView items={folders} getItemId={(folder) => folder.path} />' },
  },
  {
    message: 'Two items were provided with the same id in the `items` prop:',
    cause: {
      en: 'An id stands twice in the tree. It has to be unique in the whole tree, not only below one parent. In `SimpleTreeView` the ids are the `itemId` props, whatever the message says about `items`.',
      zh: '同一个 id 在树中出现了两次。id 必须在整棵树中唯一，而不只是在同一个父条目之下。在 `SimpleTreeView` 中，id 就是 `itemId` 属性，尽管消息中说的是 `items`。',
    },
    cure: {
      en: 'Build the id from the path, when names repeat in branches. See [Two items were provided with the same id](/x/react-tree-view/#two-items-were-provided-with-the-same-id).',
      zh: '如果不同的分支中有重复的名称，请用路径构成 id。见 [Two items were provided with the same id](/x/react-tree-view/#two-items-were-provided-with-the-same-id)。',
    },
    code: {
      language: 'tsx',
      text: '<RichTreeView items={stations} getItemId={(item) => `${item.line}/${item.name}`} />',
    },
  },
  {
    message: 'An item was provided without label in the `items` prop:',
    cause: {
      en: 'An item has no `label`, or your `getItemLabel` returned `null` or `undefined`. The last line is that item.',
      zh: '有一个条目没有 `label`，或者你的 `getItemLabel` 返回了 `null` 或 `undefined`。最后一行就是这个条目。',
    },
    cure: {
      en: "Return a text for every item, `''` if there is none. See [All items need a label](/x/react-tree-view/quickstart/#all-items-need-a-label).",
      zh: "为每个条目返回文字，没有文字时返回 `''`。见[所有条目都需要标签](/x/react-tree-view/quickstart/#all-items-need-a-label)。",
    },
    code: {
      language: 'tsx',
      text: "<RichTreeView items={files} getItemLabel={(file) => file.name ?? 'Untitled'} />",
    },
  },
  {
    message: 'The label of an item cannot be empty.',
    cause: {
      en: 'An empty text was saved: by `updateItemLabel` of the API object, or by a label input of your own that calls `handleSaveItemLabel`. The last line is the id of the item. The built-in input saves no empty text.',
      zh: '保存了空的文字：通过 API 对象的 `updateItemLabel`，或者通过你自己编写的、调用 `handleSaveItemLabel` 的标签输入框。最后一行是条目的 id。内置的输入框不会保存空的文字。',
    },
    cure: { en: 'Check the text before you save it.', zh: '保存之前先检查文字。' },
  },
  {
    message: 'The Simple Tree View component does not support the `items` prop.',
    cause: {
      en: '`SimpleTreeView` shows its JSX children and ignores `items`.',
      zh: '`SimpleTreeView` 显示它的 JSX 子元素，忽略 `items`。',
    },
    cure: {
      en: 'Use `RichTreeView` for items from data, or write `TreeItem` elements. See [Choose by need](/x/react-tree-view/#choose-by-need).',
      zh: '由数据生成条目时使用 `RichTreeView`，否则请编写 `TreeItem` 元素。见[按需求选择](/x/react-tree-view/#choose-by-need)。',
    },
  },
  {
    message: [
      'The Rich Tree View component does not support JSX children.',
      'The `<RichTreeViewPro />` component does not support JSX children.',
    ],
    cause: {
      en: '`RichTreeView` and `RichTreeViewPro` show the `items` prop and ignore children.',
      zh: '`RichTreeView` 和 `RichTreeViewPro` 显示 `items` 属性的内容，忽略子元素。',
    },
    cure: {
      en: 'Pass `items`, or use `SimpleTreeView`. To draw items yourself, replace `slots.item`. See [Items from data](/x/react-tree-view/quickstart/#items-from-data).',
      zh: '传入 `items`，或者使用 `SimpleTreeView`。如果要自行绘制条目，请替换 `slots.item`。见[由数据生成条目](/x/react-tree-view/quickstart/#items-from-data)。',
    },
  },
  {
    message: 'A component is changing the {…}controlled {controlledProp} state of {instanceName}',
    cause: {
      en: '`expandedItems` or `selectedItems` was `undefined` in one render and had a value in another. The first render decides whether the tree or you hold the state.',
      zh: '`expandedItems` 或 `selectedItems` 在一次渲染中是 `undefined`，在另一次渲染中有值。状态由树保存还是由你保存，取决于第一次渲染。',
    },
    cure: {
      en: 'Start with an empty value: `[]`, or `null` for a single selection. See [Selection and expansion](/x/react-tree-view/quickstart/#selection-and-expansion).',
      zh: '初始值用空值：`[]`；如果是单选，则用 `null`。见[选择与展开](/x/react-tree-view/quickstart/#selection-and-expansion)。',
    },
    code: {
      language: 'tsx',
      text: 'const [expandedItems, setExpandedItems] = React.useState<string[]>([]);',
    },
  },
  {
    message: 'A component is changing the default {controlledProp} state of an uncontrolled {instanceName}',
    cause: {
      en: '`defaultExpandedItems` or `defaultSelectedItems` has other contents than in the first render. The tree reads it once.',
      zh: '`defaultExpandedItems` 或 `defaultSelectedItems` 的内容与第一次渲染时不同。树只读取一次。',
    },
    cure: {
      en: 'Control the state, or render the tree when the data is there. A new `key` starts the tree again.',
      zh: '改用受控的状态，或者等数据到达后再渲染树。更换 `key` 会让树重新开始。',
    },
  },
  {
    message: 'Could not find the Tree View context.',
    cause: {
      en: 'An item or a hook such as `useTreeItem` runs outside of a tree view, or two versions of a tree view package are bundled.',
      zh: '条目或 `useTreeItem` 之类的 Hook 运行在树形视图之外，或者打包了两个版本的树形视图包。',
    },
    cure: {
      en: 'Move it into the tree. If it is inside, look for the second version.',
      zh: '把它移到树的内部。如果已经在内部，请查找第二个版本。',
    },
    code: { language: 'bash', text: 'npm ls @mui/x-tree-view @mui/x-tree-view-pro' },
  },
  {
    message: 'Could not find the Tree View Children Item context.',
    cause: {
      en: 'A `TreeItem` finds a tree view above it, but not the list of children that `SimpleTreeView` provides. Both come together, so two copies of the package are mixed.',
      zh: '`TreeItem` 的上层有树形视图，却没有 `SimpleTreeView` 提供的子元素列表。两者总是一起提供的，因此是混用了这个包的两份副本。',
    },
    cure: {
      en: 'Leave one version, and import `SimpleTreeView` and `TreeItem` from the same package.',
      zh: '只保留一个版本，并从同一个包导入 `SimpleTreeView` 和 `TreeItem`。',
    },
    code: { language: 'bash', text: 'npm ls @mui/x-tree-view @mui/x-tree-view-pro' },
  },
  {
    message: 'Invalid range',
    cause: {
      en: 'With `multiSelect`, somebody selects a range with Shift, and the range ends at an item that is not visible any more: its parent was collapsed in between.',
      zh: '设置了 `multiSelect`，用户按住 Shift 选择一段，而这一段的终点是已经不可见的条目：它的父条目在此期间收起了。',
    },
    cure: {
      en: 'No prop prevents it. It is thrown in the event handler, so the tree goes on working; the range is not selected.',
      zh: '没有可以避免它的属性。错误在事件处理函数中抛出，因此树可以继续使用，只是没有选中这一段。',
    },
  },
  {
    message: 'There is no ongoing reordering.',
    cause: {
      en: 'A drag event reached an item after the drop, before the tree had rendered again.',
      zh: '在放下之后、树重新渲染之前，有一个拖拽事件到达了某个条目。',
    },
    cure: {
      en: 'Nothing is lost, and the next drag works. If it happens regularly, see whether an item of your own calls the drag handlers by itself.',
      zh: '不会丢失任何内容，下一次拖拽也能正常工作。如果经常发生，请检查你自己的条目是否主动调用了拖拽的处理函数。',
    },
  },
];
