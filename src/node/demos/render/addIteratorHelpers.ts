/**
 * Gives iterators the method `toArray`, which the Sankey chart calls. Browsers have it, and Node.js from 22 on;
 * on Node.js 20 the demo would throw. The file goes when `engines` in package.json starts at 22.
 */
const iteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf(new Map().values())) as {
  toArray?: (this: Iterable<unknown>) => unknown[];
};

iteratorPrototype.toArray ??= function toArray() {
  return Array.from(this);
};
