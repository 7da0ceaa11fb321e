/** `'@scope/texts' -> '@types/scope__texts'`: where the types of a package are that ships without. */
export function getTypesName(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}
