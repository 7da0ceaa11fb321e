import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';

interface Section {
  id: string;
  label: string;
  children?: Section[];
}

export const controls = {
  tree: {
    of: 'RichTreeView',
    title: { en: 'Tree', zh: '树' },
    defaults: { isItemEditable: false },
    ranges: { itemChildrenIndentation: [0, 48] },
    props: ['expansionTrigger', 'itemChildrenIndentation', 'isItemEditable', 'disabledItemsFocusable'],
  },
  selection: {
    of: 'RichTreeView',
    title: { en: 'Selection', zh: '选择' },
    props: ['checkboxSelection', 'multiSelect', 'disableSelection', 'defaultExpandedItems'],
  },
};

const items: Section[] = [
  { id: 'summary', label: 'Summary' },
  {
    id: 'results',
    label: 'Results',
    children: [
      { id: 'water', label: 'Water quality' },
      { id: 'birds', label: 'Breeding birds' },
    ],
  },
  { id: 'appendix', label: 'Appendix', children: [{ id: 'sources', label: 'Sources' }] },
];

type TreeProps = Partial<RichTreeViewProps<Section, true>>;

interface ReportOutlineProps {
  tree?: TreeProps;
  selection?: TreeProps;
}

export default function ReportOutline({ tree, selection }: ReportOutlineProps) {
  return (
    <RichTreeView
      aria-label="Sections of a report"
      items={items}
      defaultExpandedItems={['results']}
      {...tree}
      {...selection}
    />
  );
}
