/** What Chinese text does not look like, and the remedy. */
const RULES: { remedy: string; pattern: RegExp }[] = [
  {
    remedy: 'a space between Chinese and Latin letters, digits or code',
    pattern: /\p{Script=Han}[A-Za-z0-9`]|[A-Za-z0-9`]\p{Script=Han}/u,
  },
  {
    remedy: 'full-width punctuation',
    pattern: /\p{Script=Han}[,;:!?(]|\p{Script=Han}\)|\p{Script=Han}\.(\s|$)/u,
  },
  { remedy: 'the quotes “ ”', pattern: /\p{Script=Han}["']|["']\p{Script=Han}/u },
  {
    remedy: 'no space beside full-width punctuation',
    pattern: / [，。；：！？、）”]|[，。；：！？、（“](?= +[^ |[])/u,
  },
  { remedy: 'an ellipsis of two characters', pattern: /\p{Script=Han}…(?!…)/u },
];

/** What to write instead of what a text contains, and where: `['full-width punctuation', '列,']`. */
export function findTypographyFaults(text: string): { remedy: string; found: string }[] {
  // Attributes of directives have quotes of their own.
  const prose = text.replace(/^::.*$/, '');
  return RULES.flatMap(({ pattern, remedy }) => {
    const [found] = pattern.exec(prose) ?? [];
    return found === undefined ? [] : [{ remedy, found }];
  });
}

/** Emphasis that CommonMark does not see, since `**` stands between a punctuation mark and a letter: `**词。**词`. */
export function findUnreadEmphasis(line: string): string | undefined {
  const parts = line.split('**');
  return parts.find((inside, index) => {
    const isEmphasis = index % 2 === 1;
    const before = parts[index - 1] ?? '';
    const after = parts[index + 1] ?? '';
    return (
      isEmphasis &&
      (/[\p{P}\p{S}]\|[^\s\p{P}\p{S}]/u.test(`${inside.slice(-1)}|${after.slice(0, 1)}`) ||
        /[^\s\p{P}\p{S}]\|[\p{P}\p{S}]/u.test(`${before.slice(-1)}|${inside.slice(0, 1)}`))
    );
  });
}
