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

/** Every directive that a page may use. */
export const DIRECTIVES: ReadonlyMap<string, DirectiveRule> = new Map([
  ...CALLOUTS.map(callout),
  [
    'demo',
    {
      type: 'leafDirective',
      example: '::demo{src="Name.tsx"}',
      attributes: { src: 'required', title: 'optional', height: 'optional', code: 'optional' },
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
  ['plan', { type: 'textDirective', example: ':plan[pro]', attributes: {} }],
]);
