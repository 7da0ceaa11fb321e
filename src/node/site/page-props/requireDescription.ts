import type { CompiledPage } from '../../../shared/page/page';

/**
 * Refuses to lay out a page that search results could say nothing about.
 *
 * @throws when the description is missing or blank, which ends the build
 */
export function requireDescription({ pathname, language, description }: CompiledPage): void {
  if (!description?.trim()) {
    throw new Error(
      `The page ${pathname} (${language}) has no description. Add \`description\` to its front matter.`,
    );
  }
}
