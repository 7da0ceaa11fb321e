import path from 'node:path';
import { listChangedFiles } from './listChangedFiles';
import { readRoutes } from './routes';
import { sampleRoutes } from './sampleRoutes';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/**
 * The pages of this run: with `E2E_ROUTES=all` every one; else a sample of every kind and of those that the last
 * commits touched, and those that `E2E_ROUTES` names, separated by spaces.
 *
 * @throws where `E2E_ROUTES` names no page of the build
 */
export function selectRoutes(): string[] {
  const routes = readRoutes();
  const wanted = (process.env.E2E_ROUTES ?? '').split(' ').filter((route) => route !== '');
  if (wanted.includes('all')) {
    return routes;
  }
  const unknown = wanted.filter((route) => !routes.includes(route));
  if (unknown.length > 0) {
    throw new Error(
      `E2E_ROUTES: the build has no ${unknown.join(', ')}. Write an address such as /x/introduction/.`,
    );
  }
  const chosen = new Set([...wanted, ...sampleRoutes(routes, listChangedFiles(PROJECT))]);
  return routes.filter((route) => chosen.has(route));
}
