import { distance } from 'fastest-levenshtein';
import {
  getDeclarationFactsHref,
  getPackageFactsHref,
  getPackageTypesHref,
  type DeclarationFacts,
  type PackageFacts,
  type PackageTypes,
} from '../shared/demo/completion';
import { DEMO_PACKAGES_HREF, type DemoPackages } from '../shared/demo/demoPackages';
import { specifierToPackage } from '../shared/demo/listImports';
import { ToolError, type Site } from './site';

interface CheckRequest {
  /** What code imports, by module. */
  imports: readonly { from: string; names: readonly string[] }[];
  /** The props or members that code sets, by component or interface. */
  props: readonly { of: string; names: readonly string[] }[];
}

/** A package of the suite: its exports, and the files of what they take. */
interface SuitePackage {
  name: string;
  version: string;
  facts: PackageFacts;
  types: PackageTypes;
}

async function readSuite(site: Site): Promise<SuitePackage[]> {
  const known = (await site.readJson<DemoPackages>(DEMO_PACKAGES_HREF))?.packages ?? {};
  const names = Object.keys(known).filter((name) => name.startsWith('@mui/x-'));
  return Promise.all(
    names.map(async (name) => ({
      name,
      version: known[name]!.version,
      facts: (await site.readJson<PackageFacts>(getPackageFactsHref(name))) ?? {
        exports: {},
        components: {},
      },
      types: (await site.readJson<PackageTypes>(getPackageTypesHref(name))) ?? {},
    })),
  );
}

/** How unlike two names are; one that contains the other is near. */
function compare(name: string, wanted: string): number {
  const [a, b] = [name.toLowerCase(), wanted.toLowerCase()];
  return a.includes(b) || b.includes(a) ? 1 - 1 / (a.length + b.length) : distance(a, b);
}

function describeUnknown(name: string, place: string, known: readonly string[]): string {
  const [nearest] = known.toSorted((a, b) => compare(a, name) - compare(b, name));
  return `- \`${name}\`: not in ${place}.${nearest ? ` Nearest: \`${nearest}\`.` : ''}`;
}

function checkImports(
  suite: readonly SuitePackage[],
  { from, names }: CheckRequest['imports'][number],
): string[] {
  const found = suite.find(({ name }) => name === specifierToPackage(from));
  if (!found) {
    return [`- \`${from}\`: not checked. Known are ${suite.map(({ name }) => name).join(', ')}.`];
  }
  const modules = found.facts.exports;
  const exported = modules[from];
  if (!exported) {
    return [describeUnknown(from, `${found.name} ${found.version}`, Object.keys(modules))];
  }
  const unknown = names.filter((name) => !exported.includes(name));
  return unknown.map((name) => {
    const other = suite.find(({ facts }) => Object.values(facts.exports).some((all) => all.includes(name)));
    return other
      ? `- \`${name}\`: not in ${from}, but in ${other.name}.`
      : describeUnknown(name, `${from} ${found.version}`, exported);
  });
}

async function checkProps(
  site: Site,
  suite: readonly SuitePackage[],
  { of, names }: CheckRequest['props'][number],
): Promise<string[]> {
  const owner = suite.find(({ facts, types }) => facts.components[of] ?? types[of]);
  const file = owner && (owner.facts.components[of] ?? owner.types[of]);
  const declaration = file && (await site.readJson<DeclarationFacts>(getDeclarationFactsHref(file)));
  if (!declaration) {
    return [`- \`${of}\`: not checked. No package of the suite has a component or object type of this name.`];
  }
  const members = declaration.props;
  const known = members.map(({ name }) => name);
  const place = `\`${of}\` of ${owner!.name} ${owner!.version}`;
  const deprecated = members.filter((member) => member.isDeprecated && names.includes(member.name));
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => describeUnknown(name, place, known)),
    ...deprecated.map(({ name }) => `- \`${of}.${name}\`: deprecated. \`api\` says what to use.`),
  ];
}

/**
 * @returns which imports, and props of components or members of interfaces, the packages do not have
 * @throws ToolError when nothing is to be checked
 */
export async function checkNames(site: Site, { imports, props }: CheckRequest): Promise<string> {
  const count = [...imports, ...props].flatMap(({ names }) => names).length;
  if (count === 0) {
    throw new ToolError('Pass `imports` or `props`.');
  }
  const suite = await readSuite(site);
  const faults = await Promise.all([
    ...imports.map((entry) => checkImports(suite, entry)),
    ...props.map((entry) => checkProps(site, suite, entry)),
  ]);
  return faults.flat().join('\n') || `All ${count} names exist.`;
}
