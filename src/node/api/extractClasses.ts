import type ts from 'typescript';
import type { ApiClass } from './types/apiPage';
import type { ApiContext } from './apiContext';
import { readMemberDoc } from './describeMember';
import type { ApiExport } from './findExports';
import { findClassNames, getClassName } from './findClassNames';

/** The CSS classes of a component: keys from the declaration, names as the code makes them. */
export function extractClasses(context: ApiContext, found: ApiExport, propsType: ts.Type): ApiClass[] {
  const { checker } = context;
  const declared = findClassesType(context, found, propsType);
  const names = declared && findClassNames(declared.symbol);
  if (!declared || !names) {
    return [];
  }
  const classes: ApiClass[] = [];
  for (const symbol of checker.getPropertiesOfType(declared.type)) {
    const doc = readMemberDoc(context, symbol);
    if (doc.isHidden) {
      continue;
    }
    const className = getClassName(names, symbol.name);
    classes.push({
      key: symbol.name,
      className,
      ...(!className.startsWith(`${names.root}-`) && { isState: true as const }),
      ...(doc.description && { description: doc.description }),
      ...(doc.deprecation !== undefined && { deprecation: doc.deprecation }),
    });
  }
  return classes.toSorted((a, b) => a.key.localeCompare(b.key, 'en'));
}

/** The type of the `classes` prop; for a component without that prop, the exported interface named after it. */
function findClassesType({ checker, exports }: ApiContext, found: ApiExport, propsType: ts.Type) {
  const prop = checker.getPropertyOfType(propsType, 'classes');
  const type = prop && checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const named = type?.aliasSymbol?.name === 'Partial' ? type.aliasTypeArguments?.[0] : type;
  const symbol = named?.aliasSymbol ?? named?.getSymbol();
  if (type && symbol && symbol.name.endsWith('Classes')) {
    return { type, symbol };
  }
  const own = exports.get(found.product)?.get(`${found.exportName}Classes`)?.sources[0]?.symbol;
  return own && { type: checker.getDeclaredTypeOfSymbol(own), symbol: own };
}
