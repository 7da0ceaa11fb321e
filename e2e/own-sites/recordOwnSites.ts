import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { addToList } from '../../src/shared/addToList';
import { recordPassedSite, type OwnSites } from './ownSites';

interface Options {
  projectDirectory: string;
  sites: OwnSites;
  /** Specs that this run leaves out, since they have passed as they are. */
  passed: readonly string[];
}

/** Records which specs of this folder have passed in a run of all tests. */
export default class OwnSitesReporter implements Reporter {
  readonly #options: Options;
  /** By the name of their spec. */
  readonly #tests = new Map<string, TestCase[]>();

  constructor(options: Options) {
    this.#options = options;
  }

  onBegin(_: FullConfig, suite: Suite): void {
    const { sites, passed } = this.#options;
    suite
      .allTests()
      .map((test) => ({ test, spec: path.basename(test.location.file) }))
      .filter(({ spec }) => sites.has(spec))
      .forEach(({ test, spec }) => addToList(this.#tests, spec, test));
    passed.forEach((spec) => console.log(`${spec} has passed with the same sources`));
  }

  async onEnd(): Promise<void> {
    const { projectDirectory, sites } = this.#options;
    const passed = [...this.#tests].filter(([, tests]) =>
      tests.every((test) => test.outcome() === 'expected'),
    );
    await Promise.all(passed.map(([spec]) => recordPassedSite(projectDirectory, spec, sites.get(spec)!)));
  }
}
