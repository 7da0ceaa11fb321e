import type ts from 'typescript';
import type { ApiMember, DomAttributes } from './types/apiMember';
import type { ApiComponent, ApiSlot } from './types/apiPage';
import type { TypeText } from './types/typeText';
import type { Plan } from '../../shared/products/plans';
import type { ApiContext } from './apiContext';
import { describeSymbol, getExportPlan } from './describeSymbol';
import { describeType } from './describeType';
import { extractClasses } from './extractClasses';
import { extractProps, getAllProperties, getComponentSignature, getPropsType } from './extractProps';
import { extractSlots, listFields } from './extractSlots';
import type { ApiExport } from './findExports';
import { interfaceToTag } from './findDomElement';
import { findThemeName } from './findThemeName';
import { createPlanVersion, listFamily, markPlans } from './memberPlans';
import { readSymbolDoc } from './readSymbolDoc';
import { describeInWords } from './describeMember';
import { readCodeDefaults } from './readCodeDefaults';
import { readPropTypes } from './readPropTypes';
import { declarationToScriptFile, readScript } from './readScript';

/** Fills in what a component's declarations leave out and its code says: words and defaults. */
function completeFromCode(component: ts.Symbol, members: readonly ApiMember[]): ApiMember[] {
  const file = component.declarations?.[0]?.getSourceFile();
  const script = file && readScript(declarationToScriptFile(file.fileName));
  if (!script) {
    return [...members];
  }
  const propTypes = readPropTypes(script, component.name);
  const defaults = readCodeDefaults(script, component.name);
  return members.map((member) => {
    const doc = propTypes?.get(member.name)?.doc;
    const isSilent = !member.description && !member.default && member.deprecation === undefined;
    const completed = isSilent && doc ? { ...member, ...describeInWords(doc) } : member;
    const value = defaults.get(member.name);
    return completed.default || value === undefined || completed.isRequired
      ? completed
      : { ...completed, default: value, isCodeDefault: true as const };
  });
}

/** A component with all that can be given to it; undefined for an export that is none. */
export function extractComponent(context: ApiContext, found: ApiExport): ApiComponent | undefined {
  const symbol = found.sources[0]?.symbol;
  if (!symbol || !getComponentSignature(context.checker, symbol)) {
    return undefined;
  }
  const propsType = getPropsType(context, symbol) ?? context.checker.getVoidType();
  const classes = extractClasses(context, found, propsType);
  const ref = describeRef(context, propsType);
  const { props, dom, ...others } = extractProps(context, propsType);
  return {
    kind: 'component',
    ...describeSymbol(found, symbol, readSymbolDoc(context, symbol)),
    props: markMemberPlans(context, found, completeFromCode(symbol, props)),
    ...others,
    ...(dom && { dom: completeDom(dom, ref) }),
    ...(ref && { ref }),
    slots: markSlotPlans(context, found, extractSlots(context, propsType, classes)),
    classes,
    ...findThemeName(symbol),
  };
}

/** Attributes that could be those of any element are those of the element that a ref holds. */
function completeDom(dom: DomAttributes, ref: TypeText | undefined): DomAttributes {
  const element = ref && interfaceToTag(ref.text);
  return ref && element && element !== 'element' && dom.element === 'element'
    ? { element, interfaceName: ref.text }
    : dom;
}

function markMemberPlans(context: ApiContext, found: ApiExport, props: ApiMember[]): ApiMember[] {
  return markFamilyPlans(context, found, {
    rows: props,
    list: (type) => getAllProperties(context.checker, type),
  });
}

function markSlotPlans(context: ApiContext, found: ApiExport, slots: ApiSlot[]): ApiSlot[] {
  return markFamilyPlans(context, found, { rows: slots, list: (type) => listFields(context, type, 'slots') });
}

/** Compares a component with its counterparts of the other plans: `DataGridPro` with `DataGrid`. */
function markFamilyPlans<Row extends { name: string; plan?: Plan }>(
  context: ApiContext,
  found: ApiExport,
  { rows, list }: { rows: Row[]; list: (propsType: ts.Type) => ts.Symbol[] },
): Row[] {
  const versions = listFamily(found.exportName).flatMap(({ name, plan }) => {
    const counterpart = context.exports.get(found.product)?.get(name);
    const propsType = counterpart?.sources[0] && getPropsType(context, counterpart.sources[0].symbol);
    // A component that is alone of its name may be of any plan: `FunnelChart` is of the Pro plan.
    const ownPlan = counterpart === found ? getExportPlan(found) : plan;
    return propsType ? [createPlanVersion(ownPlan, list(propsType))] : [];
  });
  return markPlans(rows, versions);
}

/** What `React.RefAttributes<HTMLDivElement>` says that a ref holds. */
function describeRef(context: ApiContext, propsType: ts.Type): TypeText | undefined {
  const { checker } = context;
  const symbol = checker.getPropertyOfType(propsType, 'ref');
  const type = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  const holder = parts.find((part) => part.getSymbol()?.name === 'RefObject') as ts.TypeReference | undefined;
  const [argument] = holder ? checker.getTypeArguments(holder) : [];
  const held = argument && checker.getNonNullableType(argument);
  // `{}` is what the packages write where they do not know.
  const isKnown = held !== undefined && (held.getProperties().length > 0 || held.aliasSymbol !== undefined);
  return isKnown ? describeType(context, { type: held }) : undefined;
}
