import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSourceFiles } from '../../base/files/readSourceFiles';
import { FACTS_FOLDER, type FactsByPathname, type GuideFacts } from './guideFacts';

/** Words between spaces and line ends: shorter in YAML than a list. */
const words = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter(Boolean));

const schema = z.record(z.string().startsWith('/x/'), z.strictObject({ ids: words, names: words }));

/**
 * Reads the facts of all guides from `data/legacy-anchors/`.
 *
 * @throws for a file of another shape, with its name
 */
export async function loadGuideFacts(projectDirectory: string): Promise<FactsByPathname> {
  const facts = new Map<string, GuideFacts>();
  for (const { file, text } of await readSourceFiles(projectDirectory, FACTS_FOLDER)) {
    const result = schema.safeParse(parse(text, { schema: 'failsafe' }));
    if (!result.success) {
      throw new Error(`${file} is no list of guides with their ids and names: ${result.error.message}`);
    }
    const section = path.basename(file, '.yaml');
    for (const [pathname, guide] of Object.entries(result.data)) {
      facts.set(pathname, { section, ...guide });
    }
  }
  return facts;
}
