import { expect, it } from 'vitest';
import { interfaceToTag } from '../../../src/node/api/findDomElement';

it.each([
  ['HTMLDivElement', 'div'],
  ['HTMLButtonElement', 'button'],
  ['HTMLUListElement', 'ul'],
  ['HTMLLIElement', 'li'],
  ['SVGSVGElement', 'svg'],
  ['SVGPathElement', 'path'],
  ['SVGGElement', 'g'],
  ['SVGLinearGradientElement', 'linearGradient'],
  // These stand for many elements.
  ['HTMLElement', 'element'],
  ['Element', 'element'],
])('calls %s %s', (interfaceName, tag) => {
  expect(interfaceToTag(interfaceName)).toBe(tag);
});
