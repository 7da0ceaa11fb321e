import type { ExplainedMessage } from '../../src/shared/messages';

/** Messages of the tree view. */
export const treeView: readonly ExplainedMessage[] = [
  {
    message: 'An item was provided without id in the `items` prop:',
    cause: {
      en: 'An item has no `id`, or your `getItemId` returned `null` or `undefined`. The last line is that item.',
    },
    cure: {
      en: 'Give every item an `id`, children included, or name the property. See [Items and ids](/x/react-tree-view/#items-and-ids).',
    },
    code: { language: 'tsx', text: '<RichTreeView items={folders} getItemId={(folder) => folder.path} />' },
  },
  {
    message: 'Two items were provided with the same id in the `items` prop:',
    cause: {
      en: 'An id stands twice in the tree. It has to be unique in the whole tree, not only below one parent. In `SimpleTreeView` the ids are the `itemId` props, whatever the message says about `items`.',
    },
    cure: {
      en: 'Build the id from the path, when names repeat in branches. See [Two items were provided with the same id](/x/react-tree-view/#two-items-were-provided-with-the-same-id).',
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
    },
    cure: {
      en: "Return a text for every item, `''` if there is none. See [All items need a label](/x/react-tree-view/quickstart/#all-items-need-a-label).",
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
    },
    cure: { en: 'Check the text before you save it.' },
  },
  {
    message: 'The Simple Tree View component does not support the `items` prop.',
    cause: { en: '`SimpleTreeView` shows its JSX children and ignores `items`.' },
    cure: {
      en: 'Use `RichTreeView` for items from data, or write `TreeItem` elements. See [Choose by need](/x/react-tree-view/#choose-by-need).',
    },
  },
  {
    message: [
      'The Rich Tree View component does not support JSX children.',
      'The `<RichTreeViewPro />` component does not support JSX children.',
    ],
    cause: { en: '`RichTreeView` and `RichTreeViewPro` show the `items` prop and ignore children.' },
    cure: {
      en: 'Pass `items`, or use `SimpleTreeView`. To draw items yourself, replace `slots.item`. See [Items from data](/x/react-tree-view/quickstart/#items-from-data).',
    },
  },
  {
    message: 'A component is changing the {…}controlled {controlledProp} state of {instanceName}',
    cause: {
      en: '`expandedItems` or `selectedItems` was `undefined` in one render and had a value in another. The first render decides whether the tree or you hold the state.',
    },
    cure: {
      en: 'Start with an empty value: `[]`, or `null` for a single selection. See [Selection and expansion](/x/react-tree-view/quickstart/#selection-and-expansion).',
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
    },
    cure: {
      en: 'Control the state, or render the tree when the data is there. A new `key` starts the tree again.',
    },
  },
  {
    message: 'Could not find the Tree View context.',
    cause: {
      en: 'An item or a hook such as `useTreeItem` runs outside of a tree view, or two versions of a tree view package are bundled.',
    },
    cure: { en: 'Move it into the tree. If it is inside, look for the second version.' },
    code: { language: 'bash', text: 'npm ls @mui/x-tree-view @mui/x-tree-view-pro' },
  },
  {
    message: 'Could not find the Tree View Children Item context.',
    cause: {
      en: 'A `TreeItem` finds a tree view above it, but not the list of children that `SimpleTreeView` provides. Both come together, so two copies of the package are mixed.',
    },
    cure: { en: 'Leave one version, and import `SimpleTreeView` and `TreeItem` from the same package.' },
    code: { language: 'bash', text: 'npm ls @mui/x-tree-view @mui/x-tree-view-pro' },
  },
  {
    message: 'Invalid range',
    cause: {
      en: 'With `multiSelect`, somebody selects a range with Shift, and the range ends at an item that is not visible any more: its parent was collapsed in between.',
    },
    cure: {
      en: 'No prop prevents it. It is thrown in the event handler, so the tree goes on working; the range is not selected.',
    },
  },
  {
    message: 'There is no ongoing reordering.',
    cause: {
      en: 'A drag event reached an item after the drop, before the tree had rendered again.',
    },
    cure: {
      en: 'Nothing is lost, and the next drag works. If it happens regularly, see whether an item of your own calls the drag handlers by itself.',
    },
  },
];
