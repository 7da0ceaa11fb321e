import ts from 'typescript';
import { readDoc, type Doc } from './readDoc';
import { visitAll } from './readScript';

/** A prop as the component's code lists it for checks at run time. */
interface PropType {
  isRequired: boolean;
  doc: Doc;
}

/** What is in `Component.propTypes = { … }`, by name; undefined for a component without. */
export function readPropTypes(script: ts.SourceFile, component: string): Map<string, PropType> | undefined {
  const found = new Map<string, ts.ObjectLiteralExpression>();
  visitAll(script, (node) => {
    if (
      ts.isBinaryExpression(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === 'propTypes' &&
      ts.isIdentifier(node.left.expression) &&
      ts.isObjectLiteralExpression(node.right)
    ) {
      found.set(node.left.expression.text, node.right);
    }
  });
  const names = [component, `${component}Raw`, `${component}2`, `${component}1`];
  const list =
    names.map((name) => found.get(name)).find((object) => object !== undefined) ??
    (found.size === 1 ? [...found.values()][0] : undefined);
  return list && readList(list);
}

function readList(list: ts.ObjectLiteralExpression): Map<string, PropType> {
  const props = new Map<string, PropType>();
  for (const property of list.properties) {
    if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
      const { initializer } = property;
      const isRequired = ts.isPropertyAccessExpression(initializer) && initializer.name.text === 'isRequired';
      props.set(property.name.text, { isRequired, doc: readDoc([property]) });
    }
  }
  return props;
}
