import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderDemos, type RenderedDemo } from '../../../src/node/demos/renderDemos';
import { startSnapshotProcess } from '../../../src/node/demos/startSnapshotProcess';
import type { Problem } from '../../../src/node/base/problems/problem';
import { createProject } from './createProject';

// The real one, counted.
vi.mock(import('../../../src/node/demos/startSnapshotProcess'), { spy: true });

describe('renderDemos', () => {
  let project: Awaited<ReturnType<typeof createProject>>;
  let rendered: Map<string, RenderedDemo>;
  const problems: Problem[] = [];

  const render = (...names: string[]) => renderDemos(names.map(project.getDemo), project.directory, problems);

  beforeAll(async () => {
    project = await createProject();
    rendered = await render(
      'OrderButton',
      'OrderGrid',
      'LateFailure',
      'MirroredGrid',
      'Throwing',
      'Blank',
      'Unexported',
      'ObjectChild',
      'SelectedLocale',
      'ServerFailure',
    );
  });

  afterAll(() => project.remove());

  it('takes the server markup of a demo that is complete on the server', () => {
    const { snapshot } = rendered.get('orders/OrderButton')!;
    expect(snapshot.mode).toBe('hydrate');
    expect(load(snapshot.html)('button').text()).toBe('2 orders');
  });

  it('gives ids inside a demo the prefix of the demo', () => {
    const { snapshot } = rendered.get('orders/OrderButton')!;
    expect(load(snapshot.html)('button').attr('id')).toContain('demo-OrderButton-');
  });

  it('takes a picture of a grid, with its rows', () => {
    const { snapshot } = rendered.get('orders/OrderGrid')!;
    expect(snapshot.mode).toBe('replace');
    const cells = load(snapshot.html)('[role="gridcell"]');
    expect(cells.map((_, cell) => load(cell).text()).get()).toEqual(['Lamp', '3', 'Chair', '12']);
  });

  it('lets the columns of a grid share whatever room it gets', () => {
    const $ = load(rendered.get('orders/OrderGrid')!.snapshot.html);
    expect($('.MuiDataGrid-root').attr('style')).toContain(
      '--column-1: calc(50px + max(0px, 100cqw - 150px))',
    );
    expect($('[role="columnheader"][data-field="product"]').attr('style')).toContain(
      'width: var(--column-1)',
    );
    expect($('[role="gridcell"][data-field="count"]').attr('style')).toContain('--width: 100px');
  });

  it.each([
    ['OrderButton', 'button'],
    ['OrderGrid', '.MuiDataGrid-columnHeaders'],
  ])('has the rules of what it shows: %s', (name, selector) => {
    const { snapshot, styles } = rendered.get(`orders/${name}`)!;
    const className = /css-([\w-]+)/.exec(load(snapshot.html)(selector).attr('class')!)![1]!;
    expect(styles[className]).toContain(`.css-${className}{`);
  });

  it('has no rules of what it does not show', () => {
    const { snapshot, styles } = rendered.get('orders/OrderGrid')!;
    const names = Object.keys(styles).filter((name) => !styles[name]!.startsWith('@keyframes'));
    expect(names.filter((name) => !snapshot.html.includes(name))).toEqual([]);
  });

  it('takes the picture of a demo after one that failed when it was gone', () => {
    expect(rendered.get('orders/LateFailure')!.snapshot.html).toContain('Stool');
    expect(rendered.get('orders/MirroredGrid')!.snapshot.mode).toBe('replace');
  });

  it('has the rules of a cache that the demo creates', () => {
    const { snapshot, styles } = rendered.get('orders/MirroredGrid')!;
    const className = /mirrored-[\w-]+/.exec(load(snapshot.html)('[dir="rtl"]').attr('class')!)![0];
    expect(styles[className]).toContain(`.${className}{`);
    expect(styles[className]).toContain('padding-right:7px');
  });

  it('writes no rule between the nodes', () => {
    const styleElements = [...rendered.values()].map(({ snapshot }) => load(snapshot.html)('style').text());
    expect(styleElements.join('')).toBe('');
  });

  it('lists the files of each demo', () => {
    const names = rendered.get('orders/OrderGrid')!.files.map((file) => path.basename(file));
    expect(names).toEqual(['OrderGrid.tsx', 'orders.ts']);
  });

  it('leaves out what is wrong', () => {
    const names = ['OrderButton', 'OrderGrid', 'LateFailure', 'MirroredGrid'];
    expect([...rendered.keys()]).toEqual(names.map((name) => `orders/${name}`));
  });

  it.each([
    ['what a demo throws', 'Throwing', /^The demo throws when it is rendered:\nTypeError: .*'name'/],
    [
      'that a demo shows nothing, and what it needs',
      'Blank',
      /^The demo shows neither text nor a mark before a user acts. Give it a visible first state.$/,
    ],
    [
      'that a demo has no default export',
      'Unexported',
      /The demo has no default export. Write `export default function …`./,
    ],
    ['in full what React minifies in the browser', 'ObjectChild', /Objects are not valid as a React child/],
    [
      'that a demo selects the locale of a date library for all others',
      'SelectedLocale',
      /The demo changes the locale of Moment\.js for all demos\./,
    ],
    ['that a grid throws on a server, where it would show nothing', 'ServerFailure', /window is not defined/],
  ])('says %s', (_, name, message) => {
    const found = problems.filter(({ file }) => file === `data/orders/${name}.tsx`);
    expect(found.map((problem) => problem.message)).toEqual([expect.stringMatching(message)]);
  });

  it('takes what it rendered before from the cache, without a renderer process', async () => {
    vi.mocked(startSnapshotProcess).mockClear();
    expect(await render('OrderGrid')).toEqual(
      new Map([['orders/OrderGrid', rendered.get('orders/OrderGrid')]]),
    );
    expect(startSnapshotProcess).not.toHaveBeenCalled();
  });

  it('renders a demo again when a file that it imports changed', async () => {
    const result = { snapshot: { mode: 'hydrate', html: '<button>1 order</button>' }, styles: {} } as const;
    const results = Promise.resolve(new Map([['orders/OrderButton', result]]));
    vi.mocked(startSnapshotProcess).mockResolvedValue({ results });
    await project.writeFile('orders.ts', "export const orders = [{ id: 1, product: 'Table', count: 1 }];");
    const { snapshot } = (await render('OrderButton')).get('orders/OrderButton')!;
    expect(snapshot.html).toBe('<button>1 order</button>');
  });
});
