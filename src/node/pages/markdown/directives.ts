/** The kinds of remark-directive nodes: `:name`, `::name`, `:::name … :::`. */
export type DirectiveType = 'textDirective' | 'leafDirective' | 'containerDirective';

export interface DirectiveRule {
  type: DirectiveType;
  /** How it is written, for error messages. */
  example: string;
  /** Allowed attributes; `required` ones must be there. */
  attributes: Record<string, 'required' | 'optional'>;
}

export const CALLOUTS = ['info', 'tip', 'success', 'warning', 'error'] as const;

const callout = (name: string): [string, DirectiveRule] => [
  name,
  { type: 'containerDirective', example: `:::${name} … :::`, attributes: {} },
];

const reference = (name: string, text: string): [string, DirectiveRule] => [
  name,
  { type: 'textDirective', example: `:${name}[${text}]`, attributes: {} },
];

/** Every directive that a page may use. */
export const DIRECTIVES: ReadonlyMap<string, DirectiveRule> = new Map([
  ...CALLOUTS.map(callout),
  [
    'details',
    { type: 'containerDirective', example: ':::details[Title] … :::', attributes: { toc: 'optional' } },
  ],
  ['gallery', { type: 'containerDirective', example: ':::gallery … :::', attributes: {} }],
  [
    'demo',
    {
      type: 'leafDirective',
      example: '::demo{src="Name.tsx"}',
      attributes: {
        src: 'required',
        title: 'optional',
        height: 'optional',
        frame: 'optional',
        code: 'optional',
        ads: 'optional',
      },
    },
  ],
  [
    'prop-playground',
    {
      type: 'leafDirective',
      example: '::prop-playground{src="Name.tsx"}',
      attributes: {
        src: 'required',
        title: 'optional',
        height: 'optional',
        list: 'optional',
        ads: 'optional',
      },
    },
  ],
  [
    'install',
    {
      type: 'leafDirective',
      example: '::install{packages="@mui/x-charts"}',
      attributes: { packages: 'required' },
    },
  ],
  ['widget', { type: 'leafDirective', example: '::widget{name="…"}', attributes: { name: 'required' } }],
  [
    'props',
    {
      type: 'leafDirective',
      example: '::props{of="GridColDef" only="field,width"}',
      attributes: { of: 'required', only: 'optional' },
    },
  ],
  ['events', { type: 'leafDirective', example: '::events{}', attributes: { only: 'optional' } }],
  [
    'selectors',
    {
      type: 'leafDirective',
      example: '::selectors{category="Sorting"}',
      attributes: { category: 'optional', only: 'optional' },
    },
  ],
  [
    'methods',
    {
      type: 'leafDirective',
      example: '::methods{of="GridApi" group="GridSortApi"}',
      attributes: { of: 'required', group: 'optional', only: 'optional' },
    },
  ],
  reference('prop', 'DataGrid.rows'),
  reference('slot', 'DataGrid.toolbar'),
  reference('class', 'DataGrid.row'),
  reference('type', 'GridColDef'),
  reference('event', 'rowClick'),
  reference('default', 'DataGrid.density'),
  reference('fact', 'community-page-rows'),
  ['plan', { type: 'textDirective', example: ':plan[pro]', attributes: {} }],
]);
