/** A placeholder in a target, `:splat` among them; the colon of `https://host:8080` begins none. */
export const TARGET_PLACEHOLDER = /:([A-Za-z]\w*)/g;

/** `'/new/:name/:splat' -> ['name', 'splat']` */
export function targetPlaceholders(target: string): string[] {
  return [...target.matchAll(TARGET_PLACEHOLDER)].map((match) => match[1] ?? '');
}
