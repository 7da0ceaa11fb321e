/** The languages a fence may have. */
export const CODE_LANGUAGES = ['ts', 'tsx', 'js', 'jsx', 'bash', 'json', 'css', 'diff'] as const;

export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

export function isCodeLanguage(value: unknown): value is CodeLanguage {
  return (CODE_LANGUAGES as readonly unknown[]).includes(value);
}
