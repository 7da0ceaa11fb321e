import type { Finding } from '../reading';
import { findChineseTexts } from './findChineseTexts';
import { findVariants } from './glossary';
import { findTypographyFaults, findUnreadEmphasis } from './typography';

/** Finds what the Chinese texts of a file write otherwise than the glossary, and where they break the typography. */
export async function findChineseFaults(file: string, content: string): Promise<Finding[]> {
  const texts = await findChineseTexts(file, content);
  return texts.flatMap(({ line, text }) => {
    const variants = findVariants(text);
    const emphasis = findUnreadEmphasis(text);
    const messages = [
      ...variants.map(
        ({ variant, zh }) =>
          `Not “${variant}”: the glossary has ${zh}. Write that, or change translations/glossary.json.`,
      ),
      ...findTypographyFaults(text).map(({ remedy, found }) => `“${found.trim()}”: write ${remedy}.`),
      ...(emphasis === undefined
        ? []
        : [
            `\`**${emphasis}**\` is no emphasis to Markdown. Write its punctuation outside of the asterisks, or a space beside them.`,
          ]),
    ];
    return messages.map((message) => ({ line, message }));
  });
}
