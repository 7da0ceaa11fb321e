import type { DeclarationFacts } from '../../../shared/demo/completion';
import type { Owner } from './codeContext';
import type { FactsLoader } from './loadFacts';
import type { Binding } from './readBindings';

/** The same declaration where all members may be left out. */
function optionalize({ props, ...facts }: DeclarationFacts): DeclarationFacts {
  const optional = props.map((prop) => {
    const { isRequired: _, ...others } = prop;
    return others;
  });
  return { ...facts, props: optional };
}

/** Finds the facts of what declares props or members, from the component or type that the code names. */
export async function findDeclaration(
  { kind, name, steps }: Owner,
  bindings: ReadonlyMap<string, Binding>,
  facts: FactsLoader,
): Promise<DeclarationFacts | undefined> {
  const binding = bindings.get(name);
  const load = kind === 'tag' ? facts.loadComponent : facts.loadType;
  let declaration = binding && (await load(binding));
  for (const step of steps) {
    const prop = declaration?.props.find((candidate) => candidate.name === step);
    // Only a file says which one is next.
    // oxlint-disable-next-line no-await-in-loop
    const members = prop?.members === undefined ? undefined : await facts.loadMembers(prop.members);
    declaration = members && prop?.hasOptionalMembers ? optionalize(members) : members;
  }
  return declaration;
}
