import { readVersions } from '../base/packages/readVersions';

/** What code of the browser reads of `process.env`, as constants for the bundler. */
export async function createDefine(projectDirectory: string): Promise<Record<string, string>> {
  const variables = {
    NODE_ENV: 'production',
    DOCS_VERSIONS: await readVersions(projectDirectory),
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))),
  };
  return {
    'process.env': '{}',
    ...Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
  };
}
