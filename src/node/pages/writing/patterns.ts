/** Wording that users stumble over, and what to write in its place. */
interface Pattern {
  pattern: RegExp;
  /** What to write. */
  rewrite: string;
  /** Where it is looked for; everywhere if absent. */
  only?: 'heading' | 'text';
}

const THINGS =
  'grid|column|row|cell|page|demo|header|menu|panel|group|editor|button|server|tree|component|input|package|product|' +
  'picker|chart|series|field|provider|axis|item|calendar';

/** In the English text of guides, as `ProseBlock` has it as markdown. */
export const PATTERNS: readonly Pattern[] = [
  {
    pattern: /,? also (?:if|with|without|in|for|on|when|while|after|from|to|a|the)\b/g,
    rewrite: 'even if, including, as well',
  },
  {
    pattern: /\bha(?:s|ve) no\b(?! effect)/g,
    rewrite: 'does not support, or does not set: say what it does',
  },
  {
    pattern: /[a-z`)\]]: (?:set|use|pass|call|add|see|the|it|its|a|an|users)\b/g,
    rewrite: 'two sentences, or because, so, to: a colon introduces code, a list or a name',
  },
  {
    pattern: new RegExp(`\`[^\`]+\` of (?:the|a|an|your|each) (?:${THINGS})\\b`, 'g'),
    rewrite: 'set `height` on the chart; the height of the chart as “the chart’s height”',
  },
  {
    pattern: new RegExp(`(?<!\`) of (?:the|a|an|your|each|this) (?:${THINGS})s?\\b`, 'g'),
    rewrite: 'the grid’s height, row data, column menu',
  },
  { pattern: /(?:^|[.:] )See \[[^\]]+\]\(…\)\.?$/g, rewrite: 'a link on the noun, in the sentence before' },
  { pattern: /, see (?:\[|`)/g, rewrite: 'a link on the noun' },
  { pattern: /:default\[[^\]]+\] by default/g, rewrite: '(default …), or: The default is …' },
  { pattern: /\b(?:is that|are those) of\b/g, rewrite: 'name the thing again' },
  { pattern: /\bof (?:your|its|their) own\b/g, rewrite: 'your own X, a custom X, a separate X' },
  {
    pattern: /\bFor other \w+\b|\banother \w+ than\b|\bother \w+ than\b/g,
    rewrite: 'a different X, all X but Y',
  },
  { pattern: /\banother (?:`[^`]+`|id|type|key|field|unit|value|language)(?=\W)/g, rewrite: 'a different X' },
  { pattern: /, too\b/g, rewrite: 'as well, or a sentence with also' },
  { pattern: /\b[Oo]n a server\b/g, rewrite: 'during server rendering, on the server' },
  {
    pattern: /\b[Ff]rom right to left\b|\b[Ii]n (?:a )?right-to-left pages?\b/g,
    rewrite: 'in right-to-left layouts',
  },
  {
    pattern: /\b(?:knows?|tells?|asks? for|keeps for|wants?|wears|owns)\b/g,
    rewrite: 'receives, requests, determines, reports: components have no mind',
  },
  {
    pattern: /\bsingle components?\b|\bprepared values?\b/g,
    rewrite: 'self-contained chart; predefined value',
  },
  {
    pattern:
      /(?<!`)\b(?:Arrow(?:Right|Left|Up|Down)|Page(?:Up|Down))\b|\b(?:right|left|up|down) arrow(?: key)?\b/g,
    rewrite: 'Right Arrow, Left Arrow, Up Arrow, Down Arrow, Page Up, Page Down',
  },
  { pattern: /^Related$/g, rewrite: 'See also', only: 'heading' },
  { pattern: /\b(?:is|are) gone$/g, rewrite: 'a task or a thing that people search for', only: 'heading' },
  {
    pattern: /\*\*[:.]/g,
    rewrite: '**Lead-in:** with the colon inside; messages and symptoms as :::details[…]',
  },
  { pattern: /\b(?:Community|Pro|Premium) package\b/g, rewrite: 'Community plan, Pro plan, Premium plan' },
  { pattern: /\bbeside\b/g, rewrite: 'next to' },
  { pattern: /\b[Tt]exts\b/g, rewrite: 'text, labels, strings' },
  {
    pattern: /\bas high as\b|\bhighest cell\b|\btoo low\b|\b(?:px|pixels|rows) high\b/g,
    rewrite: 'tall, short',
  },
  { pattern: /\bat once\b/g, rewrite: 'immediately; at the same time' },
  { pattern: /\b[Aa]ddress(?:es)?\b/g, rewrite: 'URL' },
  {
    pattern: /, and (?:call|calls|returns?|shows?|renders?|updates?|sets?|receives?) /g,
    rewrite: 'no comma before the second verb of one subject',
  },
  { pattern: /\boutside of\b/g, rewrite: 'outside' },
  {
    pattern: /\b[Ii]n this demo\b|\b[Tt]he (?:next )?demo\b/g,
    rewrite: 'nothing: the title of the demo says what it shows',
  },
  { pattern: /\bbegins? (?:with|at)\b/g, rewrite: 'starts with, opens on' },
  { pattern: /\b(?:press|click|turn) of (?:the|a)\b/g, rewrite: 'pressing, clicking, wheel event' },
  {
    pattern: /\bin (?:this version|version \d+\.\d+\.\d+)\b/g,
    rewrite: 'nothing: a version is named for a bug only',
  },
];
