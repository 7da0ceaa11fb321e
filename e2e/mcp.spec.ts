import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { MCP_SERVER_FILE } from '../src/node/export/site-files/writeMcpServer';
import { connectAgent } from './agents/connectAgent';
import { AGENT_TASKS, type ToolCall } from './agents/tasks';
import { OUT } from './support/createSite';
import { expect, test as base } from './support/test';

/** How many calls and characters an agent may need for a task. */
const MOST_CALLS = 3;
const LONGEST_READING = 6000;

interface Answer {
  text: string;
  isError: boolean;
}

/** The server of the export. */
const test = base.extend<object, { agent: Client }>({
  agent: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const client = await connectAgent(path.join(OUT, MCP_SERVER_FILE));
      await provide(client);
      await client.close();
    },
    { scope: 'worker' },
  ],
});

async function call(agent: Client, [name, request]: ToolCall): Promise<Answer> {
  const { content, isError } = await agent.callTool({ name, arguments: request });
  const texts = (content as { type: string; text: string }[]).map(({ text }) => text);
  return { text: texts.join('\n'), isError: isError === true };
}

for (const { task, calls, facts } of AGENT_TASKS) {
  test(`an agent that writes ${task} reads what it needs`, async ({ agent }) => {
    expect(calls.length).toBeLessThanOrEqual(MOST_CALLS);
    const answers: Answer[] = [];
    for (const request of calls) {
      // oxlint-disable-next-line no-await-in-loop
      answers.push(await call(agent, request));
    }
    const reading = answers.map(({ text }) => text).join('\n');
    expect(answers.filter(({ isError }) => isError)).toEqual([]);
    expect(facts.filter((fact) => !reading.includes(fact))).toEqual([]);
    expect(reading.length).toBeLessThanOrEqual(LONGEST_READING);
  });
}

test('says what it offers: six tools that only read, and every page', async ({ agent }) => {
  const { tools } = await agent.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'api', 'demo', 'migrate', 'check']);
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
  const { resources } = await agent.listResources();
  expect(resources.length).toBeGreaterThan(300);
  const [first] = resources.filter(({ uri }) => uri.endsWith('/x/react-data-grid/sorting/'));
  const { contents } = await agent.readResource({ uri: first!.uri });
  expect(contents).toEqual([expect.objectContaining({ text: expect.stringContaining('# Sorting') })]);
});

test('a page in Chinese, a section and a demo by their ids, a long page as a list', async ({ agent }) => {
  const chinese = await call(agent, ['read_page', { page: '/zh/x/react-data-grid/sorting/#multi-sorting' }]);
  expect(chinese.text).toContain('## 多列排序');
  expect(chinese.text).not.toContain('## 禁用');
  const demo = await call(agent, ['read_page', { page: '/x/react-data-grid/localization/#GermanGrid.tsx' }]);
  expect(demo.text).toMatch(/^\*\*Demo: A grid in German\*\*\n\n```tsx title="GermanGrid.tsx"/);
  const long = await call(agent, ['read_page', { page: '/x/api/data-grid/data-grid' }]);
  expect(long.text).toContain('- Props (');
  expect(long.text.length).toBeLessThan(LONGEST_READING);
});

test('a demo in the variant that is asked for, with versions', async ({ agent }) => {
  const request = { styling: 'css', dateLibrary: 'luxon', variant: 'JS' };
  const page = '/x/react-date-pickers/date-picker/#HarvestCalendar.tsx';
  const { text } = await call(agent, ['demo', { page, ...request }]);
  expect(text).toContain("DateTime.fromISO('2026-09-16')");
  expect(text).toContain('**HarvestCalendar.css**');
  expect(text).toMatch(/luxon@\d/);
  // The page of an overview has another folder than its address.
  const overview = await call(agent, [
    'demo',
    { page: '/x/react-charts/', name: 'TramRiders', variant: 'JS' },
  ]);
  expect(overview.text).toContain('**TramRiders.js**');
});

test('a component that is found is described, with what it has', async ({ agent }) => {
  const { text } = await call(agent, ['search', { query: 'DataGridPro' }]);
  expect(text).toMatch(/^1\. component "DataGridPro"[\s\S]*import \{ DataGridPro \}[\s\S]*Props: /);
});

test('breaking changes of the lab, whose guides name no version', async ({ agent }) => {
  const request = { from: 5, names: ['@mui/lab'], product: 'tree-view' };
  expect((await call(agent, ['migrate', request])).text).toContain('/x/migration/migration-tree-view-lab/');
});

test('a question that the site does not answer says so', async ({ agent }) => {
  const { text } = await call(agent, ['search', { query: 'kubernetes ingress certificate' }]);
  expect(text).toMatch(/^(No clear answer|Nothing on this site)/);
});

const REFUSED: [name: string, request: Record<string, unknown>, message: RegExp][] = [
  ['read_page', { page: '../../../../etc/passwd' }, /no page/],
  ['read_page', { page: '/x/../../../etc/passwd' }, /no page/],
  ['read_page', { page: '/x/%2e%2e/%2e%2e/package' }, /no page/],
  ['read_page', { page: 'file:///etc/passwd' }, /no page/],
  ['read_page', { page: '/x/react-data-grid/sorting\0' }, /no page/],
  ['read_page', { page: '/x/react-data-grid/nowhere' }, /There is no page/],
  ['read_page', { page: '/x/react-data-grid/sorting', section: 'nowhere' }, /Its sections:\n- /],
  ['demo', { page: '/x/react-data-grid/sorting', name: '../../package' }, /Pass the `name` of a demo/],
  ['demo', { page: '/x/react-data-grid/sorting', name: 'SortByHeader', styling: 'css' }, /does not exist/],
  ['api', { name: 'pagSizeOptions' }, /Near: pageSizeOptions/],
  ['api', { name: '__proto__' }, /describes no/],
  ['migrate', { from: 7, names: ['nothingOfThisName'] }, /No guide mentions/],
  ['migrate', { from: 3, names: ['rows'] }, /from/],
  ['check', {}, /Pass `imports`/],
  ['search', { query: 'sort', language: 'xx' }, /language/],
  ['search', { query: 'x'.repeat(1_000_000) }, /query/],
  ['search', {}, /query/],
  ['nothing', {}, /not found/],
];

for (const [name, request, message] of REFUSED) {
  test(`${name} refuses ${JSON.stringify(request).slice(0, 80)}`, async ({ agent }) => {
    const { text, isError } = await call(agent, [name, request]);
    expect(text).toMatch(message);
    expect(text.length).toBeLessThan(LONGEST_READING);
    expect(isError).toBe(true);
  });
}
