import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEngine } from '../../../src/client/search/loadEngine';
import { packDescriptions } from '../../../src/shared/search/descriptions';
import { packIndex } from '../../../src/shared/search/packIndex';
import { createIndex } from './engine/createIndex';

/** What the network answers, by address; anything else is not found. */
const answers = new Map<string, unknown>();
const fetchStub = vi.fn<(href: string) => Promise<Response>>();

beforeEach(() => {
  const shards = [{ first: 'a', href: '/text.json' }];
  answers.set('/index.json', packIndex(createIndex({ shards })));
  answers.set('/text.json', { words: 'mountain', records: '0' });
  fetchStub.mockReset().mockImplementation(async (href) => {
    const answer = answers.get(href);
    return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer);
  });
  vi.stubGlobal('fetch', fetchStub);
});

afterEach(() => {
  vi.unstubAllGlobals();
  answers.clear();
});

describe('loadEngine', () => {
  it('tries again after a failure', async () => {
    const index = answers.get('/index.json');
    answers.delete('/index.json');
    await expect(loadEngine('/index.json')).rejects.toThrow('/index.json answers 404.');
    answers.set('/index.json', index);
    const { engine } = await loadEngine('/index.json');
    expect(engine.search('licensing')).toHaveLength(1);
  });

  it('loads once for all who ask', async () => {
    const [first, second] = await Promise.all([loadEngine('/index.json'), loadEngine('/index.json')]);
    expect(first).toBe(second);
    expect(fetchStub.mock.calls.filter(([href]) => href === '/index.json').length).toBeLessThanOrEqual(1);
  });

  it('works without a file of the full text, and takes it when it comes', async () => {
    const { engine, loadFile } = await loadEngine('/index.json');
    const text = answers.get('/text.json');
    answers.delete('/text.json');
    await expect(loadFile('/text.json')).rejects.toThrow('404');
    expect(engine.search('licensing')).toHaveLength(1);
    expect(engine.listMissingFiles('mountain')).toEqual(['/text.json']);
    answers.set('/text.json', text);
    await loadFile('/text.json');
    expect(engine.listMissingFiles('mountain')).toEqual([]);
    expect(engine.search('mountain')).toHaveLength(1);
  });

  it('adds what results show beside names when a query needs it', async () => {
    answers.set('/described.json', packIndex(createIndex({ descriptionsHref: '/descriptions.json' })));
    const { engine, loadFile } = await loadEngine('/described.json');
    const find = () => engine.search('pageSizeOptions')[0]!.record;
    expect(find()).not.toHaveProperty('type');
    expect(engine.listMissingFiles('pageSizeOptions')).toEqual(['/descriptions.json']);
    await expect(loadFile('/descriptions.json')).rejects.toThrow('404');
    answers.set('/descriptions.json', packDescriptions(createIndex()));
    await loadFile('/descriptions.json');
    expect(find()).toMatchObject({ type: 'number[]', default: '[25, 50, 100]' });
    expect(engine.listMissingFiles('pageSizeOptions')).toEqual([]);
  });

  it('has one hit for two names of the same place', async () => {
    const index = createIndex({
      records: [
        { kind: 'component', name: 'Heatmap', pages: [0] },
        { kind: 'component', name: 'HeatmapPremium', pages: [0] },
        { kind: 'component', name: 'HeatmapPlot', pages: [1] },
      ],
    });
    answers.set('/components.json', packIndex(index));
    const { engine } = await loadEngine('/components.json');
    const hits = engine.search('heatmap');
    expect(hits.map(({ page }) => page.pathname).toSorted()).toEqual(
      index.pages
        .slice(0, 2)
        .map(({ pathname }) => pathname)
        .toSorted(),
    );
  });

  it('leads to the page of a heading until its id is there, and keeps the hit', async () => {
    const index = createIndex({
      records: [
        { kind: 'page', name: '筛选', pages: [0] },
        { kind: 'heading', name: '快速筛选', pages: [0], hash: 'quick-filter' },
        { kind: 'heading', name: '快速筛选的语言', pages: [0], hash: 'languages' },
      ],
      descriptionsHref: '/descriptions.json',
    });
    answers.set('/translated.json', packIndex(index));
    answers.set('/descriptions.json', packDescriptions(index));
    const { engine, loadFile } = await loadEngine('/translated.json');
    const find = () => engine.search('快速筛选').map(({ id, hash }) => [id, hash]);
    const before = find();
    expect(before.length).toBeGreaterThan(1);
    expect(before.every(([, hash]) => hash === '')).toBe(true);
    await loadFile('/descriptions.json');
    expect(find().map(([id]) => id)).toEqual(before.map(([id]) => id));
    expect(find().map(([, hash]) => hash)).toContain('quick-filter');
  });

  it('passes on what is no JSON', async () => {
    fetchStub.mockResolvedValue(new Response('<!doctype html>'));
    await expect(loadEngine('/broken.json')).rejects.toThrow(SyntaxError);
  });
});
