import { parser } from '@lezer/javascript';
import { EditorState } from '@codemirror/state';
import type { Completion } from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { completeCode } from '../../../../src/client/editor/completion/completeCode';
import type { FactsLoader } from '../../../../src/client/editor/completion/loadFacts';
import type { DeclarationFacts, PropFacts } from '../../../../src/shared/demo/completion';

const tsx = parser.configure({ dialect: 'jsx ts' });

const PROPS: PropFacts[] = [
  { name: 'barLabel', type: 'string', isDeprecated: true },
  { name: 'layout', type: "'horizontal' | 'vertical'", values: ['horizontal', 'vertical'] },
  { name: 'series', type: 'BarSeries[]', isRequired: true, members: 'types/x-charts/BarSeries' },
  { name: 'skipAnimation', type: 'boolean', default: 'false' },
];

/** By file. */
const MEMBERS: Record<string, DeclarationFacts> = {
  'types/x-charts/BarSeries': {
    props: [
      { name: 'aria-label', type: 'string' },
      { name: 'axis', type: 'Partial<Axis>', members: 'types/x-charts/Axis', hasOptionalMembers: true },
      { name: 'color', type: 'string', isDeprecated: true },
      { name: 'data', type: 'number[]' },
      { name: 'type', type: "'bar' | 'line'", isRequired: true, values: ['bar', 'line'] },
    ],
  },
  'types/x-charts/Axis': { props: [{ name: 'id', type: 'string', isRequired: true }] },
};

const facts: FactsLoader = {
  specifiers: ['react', '@mui/x-charts', '@mui/x-charts/BarChart'],
  loadExports: async (specifier) => (specifier === '@mui/x-charts' ? ['BarChart', 'LineChart'] : []),
  loadComponent: async ({ specifier, name }) =>
    specifier === '@mui/x-charts' && name === 'BarChart' ? { name, props: PROPS } : undefined,
  loadType: async ({ specifier, name }) =>
    specifier === '@mui/x-charts' ? MEMBERS[`types/x-charts/${name}`] : undefined,
  loadMembers: async (file) => MEMBERS[file],
};

const IMPORT = "import { BarChart as Bars, type BarSeries } from '@mui/x-charts';\n";

async function complete(marked: string, isExplicit = false) {
  const position = marked.indexOf('|');
  const code = marked.slice(0, position) + marked.slice(position + 1);
  const result = await completeCode(
    { tree: tsx.parse(code), code, position, isExplicit },
    facts,
    (key) => key,
  );
  return result && { ...result, code, labels: result.options.map(({ label }) => label) };
}

/** Takes a completion. @returns the code, with a bar at the cursor */
async function take(marked: string, label: string): Promise<string> {
  const { code, options, from, to = from } = (await complete(marked, true))!;
  const option = options.find((candidate) => candidate.label === label) as Completion;
  if (typeof option.apply !== 'function') {
    return code.slice(0, from) + option.label + code.slice(to);
  }
  const view = new EditorView({ state: EditorState.create({ doc: code }) });
  option.apply(view, option, from, to);
  const text = view.state.doc.toString();
  const { head } = view.state.selection.main;
  view.destroy();
  return `${text.slice(0, head)}|${text.slice(head)}`;
}

describe('completeCode', () => {
  it('lists the props that a component does not have yet, by the name of the code', async () => {
    const found = await complete(`${IMPORT}const a = <Bars s| layout="vertical" />;`);
    expect(found?.labels).toEqual(['barLabel', 'series', 'skipAnimation']);
    expect(await complete(`${IMPORT}const a = <BarChart s| />;`)).toBeNull();
    expect(await complete(`${IMPORT}const a = <div s| />;`)).toBeNull();
  });

  it('puts what is required first, and what is deprecated last', async () => {
    const found = await complete(`${IMPORT}const a = <Bars s| />;`);
    const boosts = Object.fromEntries(found!.options.map(({ label, boost }) => [label, boost]));
    expect(boosts.series).toBeGreaterThan(boosts.layout!);
    expect(boosts.barLabel).toBeLessThan(boosts.layout!);
  });

  it('waits for a letter, unless it was asked for', async () => {
    const code = `${IMPORT}const a = <Bars | />;`;
    expect(await complete(code)).toBeNull();
    expect((await complete(code, true))?.labels).toHaveLength(PROPS.length);
  });

  it('writes what belongs to the type of a prop', async () => {
    const tag = (inner: string) => `${IMPORT}const a = <Bars ${inner} />;`;
    expect(await take(tag('s|'), 'series')).toBe(tag('series={|}'));
    expect(await take(tag('s|'), 'skipAnimation')).toBe(tag('skipAnimation|'));
    expect(await take(tag('l|'), 'layout')).toBe(tag('layout="|"'));
    expect(await take(tag('b|'), 'barLabel')).toBe(tag('barLabel="|"'));
    expect(await take(tag('se|="a"'), 'series')).toBe(tag('series="a"'));
  });

  it('lists the values of a prop', async () => {
    const values = await complete(`${IMPORT}const a = <Bars layout="|" />;`);
    expect(values?.labels).toEqual(['horizontal', 'vertical']);
    expect(await complete(`${IMPORT}const a = <Bars series="|" />;`)).toBeNull();
    expect(await complete(`${IMPORT}const a = <Bars unknown="|" />;`)).toBeNull();
  });

  it('lists the members that an object does not have yet', async () => {
    const bars = (series: string) => complete(`${IMPORT}const a = <Bars series={${series}} />;`, true);
    expect((await bars('[{ | }]'))?.labels).toEqual(['aria-label', 'axis', 'color', 'data', 'type']);
    expect((await bars("[{ type: 'bar', |, 'aria-label': '' }]"))?.labels).toEqual(['axis', 'color', 'data']);
    expect((await bars('[{ axis: { | } }]'))?.labels).toEqual(['id']);
    expect(await bars('[{ data: [{ | }] }]')).toBeNull();
    expect(await bars('[{ unknown: { | } }]')).toBeNull();
  });

  it('lists the members of an object that has a type', async () => {
    expect((await complete(`${IMPORT}const a: BarSeries[] = [{ t| }];`))?.labels).toContain('type');
    expect((await complete(`${IMPORT}const a = { t| } satisfies BarSeries;`))?.labels).toContain('type');
    expect((await complete(`${IMPORT}const a: BarSeries['axis'] = { i| };`))?.labels).toEqual(['id']);
    expect(await complete(`${IMPORT}const a: LineSeries = { t| };`)).toBeNull();
    expect(await complete(`${IMPORT}const a: BarSeries = { | };`)).toBeNull();
  });

  it('puts required members first, and not those that may be left out here', async () => {
    const readBoosts = async (code: string) => {
      const found = await complete(IMPORT + code, true);
      return Object.fromEntries(found!.options.map(({ label, boost }) => [label, boost]));
    };
    const series = await readBoosts('const a: BarSeries = { | };');
    expect(series.type).toBeGreaterThan(series.data!);
    expect(series.color).toBeLessThan(series.data!);
    expect(await readBoosts('const a: BarSeries = { axis: { | } };')).toEqual({ id: 0 });
  });

  it('writes what belongs to the type of a member', async () => {
    const object = (inner: string) => `${IMPORT}const a: BarSeries = { ${inner} };`;
    expect(await take(object('t|'), 'type')).toBe(object("type: '|'"));
    expect(await take(object('c|'), 'color')).toBe(object("color: '|'"));
    expect(await take(object('d|'), 'data')).toBe(object('data: |'));
    expect(await take(object('a|'), 'aria-label')).toBe(object("'aria-label': '|'"));
    expect(await take(object("t|: ''"), 'type')).toBe(object("type: ''"));
  });

  it('lists the values of a member', async () => {
    const values = await complete(`${IMPORT}const a = <Bars series={[{ type: '|' }]} />;`);
    expect(values?.labels).toEqual(['bar', 'line']);
    expect((await complete(`${IMPORT}const a: BarSeries = { type: 'b|' };`))?.labels).toEqual([
      'bar',
      'line',
    ]);
    expect(await complete(`${IMPORT}const a: BarSeries = { color: '|' };`)).toBeNull();
  });

  it('lists what can be imported', async () => {
    expect((await complete("import { BarChart, L| } from '@mui/x-charts';"))?.labels).toEqual(['LineChart']);
    expect(await complete("import { L| } from 'react';")).toBeNull();
    expect((await complete("import { L } from '@mui|';"))?.labels).toEqual(facts.specifiers);
  });
});
