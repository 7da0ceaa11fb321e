import path from 'node:path';
import type { FullConfig, Suite, TestCase } from '@playwright/test/reporter';
import { beforeEach, describe, expect, it } from 'vitest';
import { ARABIC_GUIDES, hashOwnSites, listPassedSites, recordPassedSite } from '../../e2e/own-sites/ownSites';
import OwnSitesReporter from '../../e2e/own-sites/recordOwnSites';
import { SAMPLE_PROJECTS } from '../../e2e/projects/sampleProjects';
import { listFiles } from '../../src/node/base/files/listFiles';
import { pathnameToPageId } from '../../src/shared/paths/pathnameToPageId';
import { createFolder } from '../node/createFolder';

/** The guides that the specs show, and one that none does. */
const GUIDES = [
  ...ARABIC_GUIDES,
  ...SAMPLE_PROJECTS.map(({ page }) => pathnameToPageId(page.replace(/\/$/, ''))!),
  'charts/pie',
];

const FILES = {
  ...Object.fromEntries(GUIDES.map((pageId) => [`data/${pageId}/${path.basename(pageId)}.md`, 'one'])),
  'translations/en.json': '{}',
};

describe('hashOwnSites', () => {
  it.each<[file: string, specs: string[]]>([
    ['data/data-grid/column-definition/column-definition.md', ['third-language.spec.ts']],
    ['data/introduction/overview/overview.md', ['third-language.spec.ts', 'dev-server.spec.ts']],
    ['data/tree-view/overview/overview.md', ['demo-projects.spec.ts']],
    ['data/charts/pie/pie.md', []],
    ['translations/en.json', ['third-language.spec.ts', 'dev-server.spec.ts', 'demo-projects.spec.ts']],
  ])('changes with %s for the specs that show it', async (file, specs) => {
    const before = await hashOwnSites(await createFolder(FILES));
    const after = await hashOwnSites(await createFolder({ ...FILES, [file]: 'two' }));
    expect([...before.keys()].filter((spec) => before.get(spec) !== after.get(spec))).toEqual(specs);
  });

  it('knows every spec of the folder', async () => {
    const files = await listFiles('.', 'e2e/own-sites');
    const specs = files.filter((file) => file.endsWith('.spec.ts')).map((file) => file.split('/').at(-1));
    expect([...(await hashOwnSites(await createFolder(FILES))).keys()].toSorted()).toEqual(specs.toSorted());
  });
});

describe('a spec', () => {
  const SITES = new Map([
    ['one.spec.ts', 'a'],
    ['two.spec.ts', 'b'],
  ]);
  let project: string;

  beforeEach(async () => {
    project = await createFolder({});
  });

  /** Reports a run in which tests had these outcomes. */
  async function report(tests: [spec: string, outcome: string][]): Promise<void> {
    const all = tests.map(([spec, outcome]) => ({
      location: { file: `/project/e2e/own-sites/${spec}` },
      outcome: () => outcome,
    }));
    const reporter = new OwnSitesReporter({ projectDirectory: project, sites: SITES, passed: [] });
    reporter.onBegin({} as FullConfig, { allTests: () => all as TestCase[] } as Suite);
    await reporter.onEnd();
  }

  it('has passed as it is until what it depends on changes', async () => {
    expect(await listPassedSites(project, SITES)).toEqual([]);
    await recordPassedSite(project, 'one.spec.ts', 'a');
    expect(await listPassedSites(project, SITES)).toEqual(['one.spec.ts']);
    expect(await listPassedSites(project, new Map([['one.spec.ts', 'changed']]))).toEqual([]);
  });

  it('has passed where all its tests have', async () => {
    await report([
      ['one.spec.ts', 'expected'],
      ['one.spec.ts', 'expected'],
      ['two.spec.ts', 'expected'],
      ['search.spec.ts', 'unexpected'],
    ]);
    expect(await listPassedSites(project, SITES)).toEqual(['one.spec.ts', 'two.spec.ts']);
  });

  it.each(['unexpected', 'flaky', 'skipped'])('has not passed where a test was %s', async (outcome) => {
    await report([
      ['one.spec.ts', 'expected'],
      ['one.spec.ts', outcome],
    ]);
    expect(await listPassedSites(project, SITES)).toEqual([]);
  });
});
