import type { ExplainedMessage } from '../../src/shared/page/messages';

/** Messages of the tree view. */
export const treeView: readonly ExplainedMessage[] = [
  {
    message: 'An item was provided without id in the `items` prop:',
    cause: {
      en: 'An item has no `id`, or your `getItemId` returned `null` or `undefined`. The last line of the message shows the item.',
      zh: '有一个条目没有 `id`，或者你的 `getItemId` 返回了 `null` 或 `undefined`。消息的最后一行显示这个条目。',
    },
    cure: {
      en: 'Set an `id` on every item, including children, or pass `getItemId`. See [Items and ids](/x/react-tree-view/#items-and-ids).',
      zh: '请给每个条目设置 `id`，包括子条目，或者传入 `getItemId`。见[条目与 id](/x/react-tree-view/#items-and-ids)。',
    },
    code: { language: 'tsx', text: '<RichTreeView items={folders} getItemId={(folder) => folder.path} />' },
  },
  {
    message: 'Two items were provided with the same id in the `items` prop:',
    cause: {
      en: 'Two items have the same id. Ids must be unique in the whole tree, not only below one parent. In `SimpleTreeView`, the ids are the `itemId` props, although the message names `items`.',
      zh: '有两个条目的 id 相同。id 必须在整棵树中唯一，而不只是在同一个父条目之下。在 `SimpleTreeView` 中，id 就是 `itemId` 属性，尽管消息中说的是 `items`。',
    },
    cure: {
      en: 'If names repeat in branches, build the id from the path of the item. See [Two items were provided with the same id](/x/react-tree-view/#two-items-were-provided-with-the-same-id).',
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
      en: 'An item has no `label`, or your `getItemLabel` returned `null` or `undefined`. The last line of the message shows the item.',
      zh: '有一个条目没有 `label`，或者你的 `getItemLabel` 返回了 `null` 或 `undefined`。消息的最后一行显示这个条目。',
    },
    cure: {
      en: "Return a string for every item, or `''` for an item without text. See [All items need a label](/x/react-tree-view/quickstart/#all-items-need-a-label).",
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
      en: 'An empty text was saved, with `updateItemLabel` of the API object, or with a custom label input that calls `handleSaveItemLabel`. The last line of the message is the id of the item. The default input does not save an empty text.',
      zh: '保存了空的文字：通过 API 对象的 `updateItemLabel`，或者通过你自己编写的、调用 `handleSaveItemLabel` 的标签输入框。消息的最后一行是条目的 id。默认的输入框不会保存空的文字。',
    },
    cure: { en: 'Check the text before you save it.', zh: '保存之前先检查文字。' },
  },
  {
    message: 'The Simple Tree View component does not support the `items` prop.',
    cause: {
      en: '`SimpleTreeView` renders its JSX children and ignores `items`.',
      zh: '`SimpleTreeView` 渲染它的 JSX 子元素，忽略 `items`。',
    },
    cure: {
      en: 'Use `RichTreeView` for items from data, or render `TreeItem` elements. See [Compare components](/x/react-tree-view/#compare-components).',
      zh: '条目来自数据时请使用 `RichTreeView`，否则请渲染 `TreeItem` 元素。见[比较组件](/x/react-tree-view/#compare-components)。',
    },
  },
  {
    message: [
      'The Rich Tree View component does not support JSX children.',
      'The `<RichTreeViewPro />` component does not support JSX children.',
    ],
    cause: {
      en: '`RichTreeView` and `RichTreeViewPro` render the `items` prop and ignore JSX children.',
      zh: '`RichTreeView` 和 `RichTreeViewPro` 渲染 `items` 属性的内容，忽略 JSX 子元素。',
    },
    cure: {
      en: 'Pass `items`, or use `SimpleTreeView`. To customize items, set `slots.item`. See [Items from data](/x/react-tree-view/quickstart/#items-from-data).',
      zh: '传入 `items`，或者使用 `SimpleTreeView`。如果要自定义条目，请设置 `slots.item`。见[由数据生成条目](/x/react-tree-view/quickstart/#items-from-data)。',
    },
  },
  {
    message: 'A component is changing the {…}controlled {controlledProp} state of {instanceName}',
    cause: {
      en: '`expandedItems` or `selectedItems` was `undefined` in one render and had a value in another. The first render decides whether the state is controlled.',
      zh: '`expandedItems` 或 `selectedItems` 在一次渲染中是 `undefined`，在另一次渲染中有值。状态是否受控，取决于第一次渲染。',
    },
    cure: {
      en: 'Start with an empty value: `[]`, or `null` for single selection. See [Selection and expansion](/x/react-tree-view/quickstart/#selection-and-expansion).',
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
      en: '`defaultExpandedItems` or `defaultSelectedItems` has changed since the first render. The tree reads it once.',
      zh: '`defaultExpandedItems` 或 `defaultSelectedItems` 的内容与第一次渲染时不同。树只读取一次。',
    },
    cure: {
      en: 'Control the state, or mount the tree after the data has loaded. A new `key` mounts a new tree.',
      zh: '请使用受控的状态，或者等数据加载完成后再挂载树。更换 `key` 会挂载新的树。',
    },
  },
  {
    message: 'Could not find the Tree View context.',
    cause: {
      en: 'An item or a hook such as `useTreeItem` is used outside a tree view, or two versions of a tree view package are bundled.',
      zh: '条目或 `useTreeItem` 之类的 Hook 用在了树形视图之外，或者打包了两个版本的树形视图包。',
    },
    cure: {
      en: 'Move it into the tree. If it is inside already, check for a second version.',
      zh: '把它移到树的内部。如果已经在内部，请查找第二个版本。',
    },
    code: { language: 'bash', text: 'npm ls @mui/x-tree-view @mui/x-tree-view-pro' },
  },
  {
    message: 'Could not find the Tree View Children Item context.',
    cause: {
      en: 'A `TreeItem` has a tree view above it, but not the context of `SimpleTreeView` for children. This happens if two copies of the package are used together.',
      zh: '`TreeItem` 的上层有树形视图，却没有 `SimpleTreeView` 提供的子元素列表。两者总是一起提供的，因此是混用了这个包的两份副本。',
    },
    cure: {
      en: 'Keep one version, and import `SimpleTreeView` and `TreeItem` from the same package.',
      zh: '只保留一个版本，并从同一个包导入 `SimpleTreeView` 和 `TreeItem`。',
    },
    code: { language: 'bash', text: 'npm ls @mui/x-tree-view @mui/x-tree-view-pro' },
  },
  {
    message: 'Invalid range',
    cause: {
      en: 'With `multiSelect`, the user selects a range with Shift, and the range ends at an item that is no longer visible, because its parent was collapsed.',
      zh: '设置了 `multiSelect`，用户按住 Shift 选择一段，而这一段的终点是已经不可见的条目：它的父条目在此期间收起了。',
    },
    cure: {
      en: 'No prop prevents this error. It is thrown in the event handler, so the tree continues to work, and the range is not selected.',
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
      en: 'No data is lost, and the next drag works. If it happens often, check whether a custom item calls the drag handlers itself.',
      zh: '不会丢失任何内容，下一次拖拽也能正常工作。如果经常发生，请检查自定义的条目是否调用了拖拽的处理函数。',
    },
  },
];
