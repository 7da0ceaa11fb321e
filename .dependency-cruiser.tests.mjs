/**
 * The rules for tests. Tests in data/ import steps of e2e/, which imports src/node: with e2e/ in the graph, folders that
 * import no other are in a cycle, so rules about folders are asked of what is not a test.
 */
import rules from './.dependency-cruiser.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  ...rules,
  forbidden: rules.forbidden.filter(({ scope }) => scope !== 'folder'),
};
