import fs from 'node:fs/promises';
import path from 'node:path';
import type { VisitHashes } from '../../src/node/site/health/hashVisits';
import { loadPages } from './loadPages';
import { planVisits, type Choice, type Visit } from './planVisits';
import { PROJECT } from './project';

/** The visits of a run, and what pages and demos are in it. */
export interface Plan {
  visits: Visit[];
  /** Addresses of the pages that cover the site, visited or not. */
  covering: string[];
  hashes: VisitHashes;
}

const FILE = path.join(PROJECT, '.cache/test/visits.json');

function readChoice(text = ''): Choice {
  const names = text.split(' ').filter((name) => name !== '');
  if (names.length === 0) {
    return { kind: 'sample' };
  }
  return names.includes('all') ? { kind: 'all' } : { kind: 'wanted', names };
}

async function writePlan(): Promise<Plan> {
  const { pages, hashes } = await loadPages();
  const visits = planVisits(pages, readChoice(process.env.E2E_VISIT));
  await fs.mkdir(path.dirname(FILE), { recursive: true });
  const covering = pages
    .filter(({ isCovering, demos }) => isCovering || demos.some((demo) => demo.isCovering))
    .map(({ address }) => address);
  const written = { visits, covering, pages: [...hashes.pages], demos: [...hashes.demos] };
  await fs.writeFile(FILE, JSON.stringify(written));
  return { visits, covering, hashes };
}

async function readPlan(): Promise<Plan> {
  const { visits, covering, pages, demos } = JSON.parse(await fs.readFile(FILE, 'utf8'));
  return { visits, covering, hashes: { pages: new Map(pages), demos: new Map(demos) } };
}

/**
 * Plans the visits of this run: `E2E_VISIT` says what is wanted. The first process of the run reads the export for that;
 * workers, which start again after each failure, read what it has planned.
 */
export function loadPlan(): Promise<Plan> {
  return process.env.TEST_WORKER_INDEX === undefined ? writePlan() : readPlan();
}
