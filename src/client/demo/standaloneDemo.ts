import { STYLINGS, type Styling } from '../../shared/demo/codePreferences';

/** The page that shows one demo and nothing else. */
const STANDALONE_ADDRESS = '/demos/';

/** A demo that is shown alone. */
export interface StandaloneDemo {
  /** The address of a page that has it, below the site: `/x/react-charts/bars/`. */
  page: string;
  /** `BarColors` */
  name: string;
  styling: Styling;
}

/** Pages of this site, in all languages; no other address may be requested. */
const PAGE = /^(?:\/[\w-]+)*\/x\/(?:[\w-]+\/)+$/;

const NAME = /^[A-Z]\w*$/;

/** The address of a demo alone: `/demos/?page=/x/react-charts/bars/&demo=BarColors` */
export function getStandaloneHref({ page, name, styling }: StandaloneDemo): string {
  return `${STANDALONE_ADDRESS}?page=${page}&demo=${name}${styling === 'system' ? '' : `&styling=${styling}`}`;
}

/**
 * Reads which demo is shown alone; the reverse of `getStandaloneHref`.
 *
 * @param query as in `location.search`
 * @returns undefined where it names no page of a site, or no demo
 */
export function parseStandaloneQuery(query: string): StandaloneDemo | undefined {
  const params = new URLSearchParams(query);
  const page = params.get('page') ?? '';
  const name = params.get('demo') ?? '';
  const styling = STYLINGS.find((one) => one === params.get('styling')) ?? 'system';
  return PAGE.test(page) && NAME.test(name) ? { page, name, styling } : undefined;
}
