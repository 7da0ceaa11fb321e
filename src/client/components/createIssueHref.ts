import { REPOSITORY_URL } from '../../shared/paths/site';

/** What is known of something that is wrong. */
interface Issue {
  title: string;
  /** Facts by name: `{ Page: 'https://…' }`; those without a value are left out. */
  facts: Record<string, string | undefined>;
  /** Longer output, shown as code. */
  output?: string;
}

/** Characters of output that fit into an address which every browser and host takes. */
const MOST_OUTPUT = 2500;

/** The address of a form for a new issue, filled in with what is known; the form has fields for the rest. */
export function createIssueHref({ title, facts, output }: Issue): string {
  const lines = Object.entries(facts).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  const body = [
    'What is wrong, and what should be there instead?\n\n',
    ...lines,
    ...(output ? ['', '```', output.slice(0, MOST_OUTPUT), '```'] : []),
  ].join('\n');
  return `${REPOSITORY_URL}/issues/new?${new URLSearchParams({ title, body })}`;
}
