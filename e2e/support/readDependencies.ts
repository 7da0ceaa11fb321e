/** Names of the packages that a project runs with. @param manifest the text of its package.json */
export function readDependencies(manifest: string): string[] {
  return Object.keys((JSON.parse(manifest) as { dependencies: object }).dependencies);
}
