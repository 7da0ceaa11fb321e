import type { TermLists } from '../src/shared/page/term';

const NEEDLESS = 'The sentence says the same without it.';
const PRAISE = 'Say what it does: developers judge for themselves.';

/**
 * What to write, the forms to avoid, and why: `all` for every text, the others for texts about one product. Questions
 * may contain all forms. Spelling is checked by the dictionary.
 */
export const terms: TermLists = {
  all: [
    // Names; exports such as DataGrid are spelled as they are.
    {
      term: 'data grid',
      avoid: ['datagrid', 'dataGrid', 'data-grid', 'Data-Grid'],
      why: 'It is two words, “Data Grid” for the product, and `DataGrid` for the component.',
    },
    {
      term: 'tree view',
      avoid: ['treeview', 'treeView', 'tree-view', 'Tree-View'],
      why: 'It is two words, “Tree View” for the product, and a name such as `RichTreeView` for a component.',
    },
    {
      term: 'date picker',
      avoid: ['datepicker', 'datePicker', 'date-picker', 'Date-Picker'],
      why: 'It is two words, “Date Pickers” for the product, and `DatePicker` for the component.',
    },
    {
      term: 'MUI X',
      avoid: ['MUI-X', 'MUIX', 'MuiX', 'Mui X', 'mui x'],
      why: 'The name of the suite is written in this way.',
    },
    {
      term: 'Material UI',
      avoid: ['Material-UI', 'material-ui', 'Material-ui', 'MaterialUI', 'material ui', 'Material Ui'],
      why: 'The name of the library has had no hyphen since version 5.',
    },
    { term: 'React', avoid: ['ReactJS', 'React JS', 'reactjs'], why: 'The library calls itself React.' },
    {
      term: 'JavaScript',
      avoid: ['javascript', 'java script', 'Java Script'],
      why: 'The name of the language has two capitals and no space.',
    },
    {
      term: 'TypeScript',
      avoid: ['typescript', 'type script', 'Type Script'],
      why: 'The name of the language has two capitals and no space.',
    },
    {
      term: 'GitHub',
      avoid: ['github', 'Git Hub'],
      why: 'The name of the company has two capitals and no space.',
    },
    {
      term: 'npm',
      avoid: ['NPM', 'Npm'],
      why: 'The name of the registry and of its command is in lower case.',
    },
    // Abbreviations, and who is addressed.
    {
      term: 'for example',
      avoid: ['e.g.'],
      why: 'Latin abbreviations are hard to read for developers whose first language is not English.',
    },
    {
      term: 'that is',
      avoid: ['i.e.'],
      why: 'Latin abbreviations are hard to read for developers whose first language is not English.',
    },
    {
      term: 'such as',
      avoid: ['etc', 'et cetera'],
      why: 'Nobody can look up what is left out: name everything, or begin the list with “such as”.',
    },
    {
      term: 'you',
      avoid: ['we', 'our', 'us', "let's"],
      why: 'Pages address the developer; “we” does not say who acts.',
    },
    {
      term: 'user',
      avoid: [/(?<![Ss]creen[ -])\b[Rr]eaders?\b/],
      why: 'A user is who uses the app, and the developer is “you”; only a screen reader is a reader.',
    },
    // What the API does, in the words of the field.
    {
      term: 'checkbox',
      avoid: ['check box', 'check-box', 'tick box', 'tickbox'],
      why: 'Props, HTML and ARIA have `checkbox` as one word.',
    },
    {
      term: 'indeterminate checkbox',
      avoid: ['indeterminate box', 'indeterminate dash'],
      why: 'A dash is how it looks in one theme; `indeterminate` is the state of the checkbox.',
    },
    {
      term: 'deselect',
      avoid: [/\b(?:[Tt]akes? back|[Tt]aken back) (?:a|the|its) selection\b/, 'unselect', 'de-select'],
      why: 'The APIs have this verb.',
    },
    { term: 'tooltip', avoid: ['tool tip', 'tool-tip'], why: 'The slot and the ARIA role are one word.' },
    {
      term: 'time zone',
      // The menu has “UTC and timezones” from the existing documentation.
      avoid: [/\b(?<!UTC and )[Tt]imezones?\b/, 'time-zone'],
      why: 'It is two words in prose; `timezone` is the name of a prop.',
    },
    {
      term: 'phone',
      avoid: ['telephone', 'mobile phone'],
      why: 'It is the shorter word for the same device.',
    },
    {
      term: 'license',
      avoid: ['licence'],
      why: 'American spelling is used, and packages and props have it too.',
    },
    // Turns of phrase that need a second reading.
    {
      term: 'is called …',
      avoid: [/\b(?:is|are) called otherwise\b/],
      why: 'Give the other name, so that developers can search for it.',
    },
    { term: 'your', avoid: [/(?<!instead )\bof yours\b/], why: '“Your” before the noun is plain English.' },
    {
      term: 'use',
      avoid: [/\bbelongs? into\b/],
      why: 'Say what to do: “Use `shouldDisableDate` for …”.',
    },
    {
      term: 'identifies, describes or receives',
      avoid: ['speak of'],
      why: 'Callbacks and props do not speak.',
    },
    {
      term: 'is',
      avoid: [/\bstands? (?:under|beside|below|above|before|behind)\b/],
      why: 'Elements do not stand.',
    },
    { term: 'users who', avoid: ['whoever'], why: 'Name who acts.' },
    {
      term: null,
      avoid: ['thereby', 'therein', 'thereof', 'herewith'],
      why: 'It sends the developer back to an earlier sentence: name the thing again where it is needed.',
    },
    // Words that say nothing, and praise.
    {
      term: null,
      avoid: ['just', 'simply', 'basically', 'obviously', 'please', 'of course', 'note that'],
      why: NEEDLESS,
    },
    {
      term: null,
      avoid: [
        'easy',
        'easily',
        'powerful',
        'seamless',
        'seamlessly',
        'effortless',
        'effortlessly',
        'blazing',
        'blazingly',
      ],
      why: PRAISE,
    },
  ],
  'data-grid': [
    {
      term: 'viewport',
      avoid: ['visible area'],
      why: 'The methods and events of the grid have this word.',
    },
    {
      term: 'pagination',
      avoid: ['paging'],
      why: 'Props such as `paginationModel` have this word.',
    },
    {
      term: 'pinned',
      avoid: ['frozen column', 'sticky column', 'frozen row', 'sticky row'],
      why: 'Columns and rows are pinned with `pinnedColumns` and `pinnedRows`.',
    },
    {
      term: 'master-detail',
      avoid: ['master detail', 'master/detail'],
      why: 'The name of the feature has a hyphen.',
    },
    {
      term: 'header filters',
      avoid: ['floating filter', 'filter row'],
      why: 'The prop is `headerFilters`; the other names are those of other grids.',
    },
    {
      term: 'toolbar',
      avoid: ['tool bar', 'tool-bar'],
      why: 'The slot and the ARIA role are one word.',
    },
  ],
  'date-pickers': [
    {
      term: 'popup',
      avoid: ['pop-up', 'popover', 'dropdown', 'drop-down'],
      why: 'A picker opens a popper on desktop and a dialog on mobile; “popup” covers both.',
    },
    {
      term: 'section',
      avoid: ['segment'],
      why: 'The editable parts of a field are sections in the API: `selectedSections`, `FieldSection`.',
    },
    {
      term: 'shortcut',
      avoid: ['preset'],
      why: 'The slot is `shortcuts`.',
    },
    {
      term: 'date library',
      avoid: ['date lib', 'date engine', 'date framework'],
      why: 'One name for what an adapter connects.',
    },
  ],
  charts: [
    {
      term: 'x-axis',
      avoid: ['x axis', 'x axes', 'X-axis', 'X-axes'],
      why: 'It is written with a hyphen and a small letter; `xAxis` is the prop.',
    },
    {
      term: 'y-axis',
      avoid: ['y axis', 'y axes', 'Y-axis', 'Y-axes'],
      why: 'It is written with a hyphen and a small letter; `yAxis` is the prop.',
    },
    { term: 'dataset', avoid: ['data set', 'data-set'], why: 'The prop is one word.' },
    {
      term: 'chart',
      avoid: ['line graph', 'bar graph', 'pie graph', 'area graph'],
      why: 'Components are charts, and a graph consists of nodes and edges.',
    },
    {
      term: 'scatter chart',
      avoid: ['scatter plot', 'scatterplot', 'scatter graph'],
      why: 'The component is `ScatterChart`; `ScatterPlot` renders only its marks.',
    },
    {
      term: 'donut chart',
      avoid: ['doughnut', 'ring chart'],
      why: 'American spelling is used.',
    },
  ],
  'tree-view': [
    {
      term: 'item',
      avoid: ['tree node', 'leaf node', 'child node', 'parent node', 'root node'],
      why: 'The API has items: `TreeItem`, `itemId`, `getItem()`; a node is an element of React or of the DOM.',
    },
    {
      term: 'expand',
      avoid: [
        'unfold',
        /\b[Oo]pen(?:s|ed|ing)? (?:an|the|its|this|that|each|every|all) (?:items?|branch(?:es)?)\b/,
      ],
      why: 'The API has this verb: `expandedItems`, `setItemExpansion()`.',
    },
    {
      term: 'collapse',
      avoid: [
        /\b[Ff]olds?\b/,
        /\b[Cc]los(?:e|es|ed|ing) (?:an|the|its|this|that|each|every|all) (?:items?|branch(?:es)?)\b/,
      ],
      why: 'The class is `collapseIcon`, and ARIA calls the state collapsed.',
    },
    {
      term: 'drag handle',
      avoid: ['grip', 'drag grip', 'drag knob'],
      why: 'One name for the element that starts a drag.',
    },
    {
      term: 'children',
      avoid: ['subitem', 'sub-item'],
      why: 'The data has `children`, and `getItemChildren` returns them.',
    },
  ],
};
