import type { Root } from 'mdast';
import type { KnownDefault } from '../../../api/apiLookup';
import type { CompileContext } from '../compileContext';
import { findDefaultClaims, type DefaultClaim } from '../findDefaultClaims';
import { LITERAL } from '../sentences';

/** The same for `['year', "day"]` and `["year","day"]`. */
function normalize(value: string): string {
  return value.replaceAll('"', "'").replaceAll(/\s/g, '');
}

/**
 * The props that a claim may be about, with their defaults: that of the component that its text names, or those of all
 * components of the page. None where one of them has no default that is a single value.
 */
function findDefaults(
  { subject, context, isOfPart }: DefaultClaim,
  { api, components, product }: CompileContext,
): Required<KnownDefault>[] {
  const named = context.filter((name) => api.findPage(name, product)?.product === product);
  const candidates = [...named.map((name) => [name]), components];
  const props =
    candidates
      .map((owners) => api.findDefaults(subject, owners, product))
      .map((found) => (isOfPart ? found.filter(({ kind }) => kind !== 'component') : found))
      .find((found) => found.length > 0) ?? [];
  const known = props.flatMap((prop) => (prop.value === undefined ? [] : [{ ...prop, value: prop.value }]));
  return known.length === props.length && known.every(({ value }) => LITERAL.test(value)) ? known : [];
}

/**
 * Reports defaults that are typed by hand beside a prop of the page: they would stay as they are when the package
 * changes. A sentence that says when another value is the default is left alone.
 */
export function checkDefaults(tree: Root, context: CompileContext): void {
  for (const claim of findDefaultClaims(tree)) {
    const known = findDefaults(claim, context);
    const typed = normalize(claim.value);
    const right = known.find(({ value }) => normalize(value) === typed);
    const [nearest] = claim.isConditional ? [] : known;
    const { owner, name, value } = right ?? nearest ?? {};
    if (owner) {
      const fault = right
        ? `The default \`${claim.value}\` is typed by hand.`
        : `The default of \`${owner}.${name}\` is \`${value}\`, not \`${claim.value}\`.`;
      const message = `${fault} Write \`:default[${owner}.${name}]\`, which is read from the packages.`;
      context.report(claim.line, message);
    }
  }
}
