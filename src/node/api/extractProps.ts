import { unstable_defaultSxConfig } from '@mui/system';
import ts from 'typescript';
import type { ApiMember, DomAttributes, InheritedProps } from './types/apiMember';
import type { ApiContext } from './apiContext';
import { describeMember } from './describeMember';
import { findDomElement } from './findDomElement';
import { locateFile } from './locateFile';
import { hasComputedProps } from './hasComputedProps';

interface ExtractedProps {
  props: ApiMember[];
  inherited: InheritedProps[];
  dom?: DomAttributes;
  hasSystemProps?: true;
}

/** React reads these itself. */
const REACT_PROPS = new Set(['key', 'ref']);

interface Origin {
  kind: 'own' | 'dom' | 'system' | 'component';
  /** The component of another package that the prop comes from. */
  component?: string;
  packageName?: string;
}

/** How a component is called; undefined for what is no component. */
export function getComponentSignature(
  checker: ts.TypeChecker,
  component: ts.Symbol,
): ts.Signature | undefined {
  const declaration = component.valueDeclaration;
  // Overridable components have a first signature for `component`; the last one is the plain one.
  return declaration && checker.getTypeOfSymbolAtLocation(component, declaration).getCallSignatures().at(-1);
}

/** The type of a component's props; undefined for a component that takes none. */
export function getPropsType({ checker, probes }: ApiContext, component: ts.Symbol): ts.Type | undefined {
  const [parameter] = getComponentSignature(checker, component)?.parameters ?? [];
  const declared = parameter && checker.getTypeOfSymbol(parameter);
  const probed = probes.getPropsType(component);
  // Where props are computed, as those of charts from their plugins, only with the defaults of the type parameters are
  // they all there. The props of others are more general without, such as those of fields of both structures.
  const isBetter = declared && probed && probed.getProperties().length > declared.getProperties().length;
  return isBetter && hasComputed(component) ? probed : declared;
}

function hasComputed({ declarations }: ts.Symbol): boolean {
  return hasComputedProps(locateFile(declarations?.[0]?.getSourceFile().fileName ?? '')?.product);
}

/** Props by where they come from: the component itself, components of other packages, the DOM. */
export function extractProps(context: ApiContext, propsType: ts.Type): ExtractedProps {
  const props: ApiMember[] = [];
  const groups = new Map<string, InheritedProps>();
  let hasDom = false;
  let hasSystem = false;
  for (const symbol of getAllProperties(context.checker, propsType)) {
    if (REACT_PROPS.has(symbol.name)) {
      continue;
    }
    const origin = findOrigin(symbol);
    if (origin.kind === 'dom' || origin.kind === 'system') {
      hasDom ||= origin.kind === 'dom';
      hasSystem ||= origin.kind === 'system';
      continue;
    }
    const member = describeMember(context, symbol);
    if (!member) {
      continue;
    }
    if (!context.checker.getPropertyOfType(propsType, symbol.name)) {
      // Only some members of the union have it.
      delete member.isRequired;
    }
    const { component, packageName } = origin;
    if (!component || !packageName) {
      props.push(member);
      continue;
    }
    const group: InheritedProps = groups.get(component) ?? { component, packageName, members: [] };
    groups.set(component, group);
    group.members.push(member);
  }
  return {
    props: props.toSorted(compareNames),
    inherited: [...groups.values()].map((group) => ({
      ...group,
      members: group.members.toSorted(compareNames),
    })),
    ...(hasDom && { dom: findDomElement(context.checker, propsType) }),
    ...(hasSystem && { hasSystemProps: true as const }),
  };
}

export function compareNames(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en');
}

/** The properties of a type; of a union, those of any of its members. */
export function getAllProperties(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  if (!type.isUnion()) {
    return checker.getPropertiesOfType(type);
  }
  const byName = new Map<string, ts.Symbol>();
  for (const symbol of type.types.flatMap((part) => checker.getPropertiesOfType(part))) {
    const known = byName.get(symbol.name);
    if (!known || isNever(checker, known)) {
      byName.set(symbol.name, symbol);
    }
  }
  const common = new Map(checker.getPropertiesOfType(type).map((symbol) => [symbol.name, symbol]));
  return [...byName.values()].map((symbol) => common.get(symbol.name) ?? symbol);
}

function isNever(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  return (checker.getNonNullableType(checker.getTypeOfSymbol(symbol)).flags & ts.TypeFlags.Never) !== 0;
}

function findOrigin(symbol: ts.Symbol): Origin {
  const locations = (symbol.declarations ?? []).map((declaration) =>
    locateFile(declaration.getSourceFile().fileName),
  );
  const location = locations.find((candidate) => candidate?.isSuite) ?? locations[0];
  if (location?.packageName === '@types/react' || location?.packageName === 'typescript') {
    return { kind: 'dom' };
  }
  const [, component] = /^(?:esm\/)?([A-Z]\w+)\//.exec(location?.file ?? '') ?? [];
  if (!location && symbol.name in unstable_defaultSxConfig) {
    // System props come out of a mapped type, without a declaration.
    return { kind: 'system' };
  }
  return location?.packageName === '@mui/material' && component && component !== 'OverridableComponent'
    ? { kind: 'component', component, packageName: location.packageName }
    : { kind: 'own' };
}
