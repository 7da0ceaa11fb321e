import type { ExplainedMessage } from '../../../shared/page/messages';
import type { Problem } from '../../base/problems/problem';
import { findQuoted, type SourceFile } from '../../base/problems/findQuoted';
import type { Message } from './mergeMessages';

/** Messages with what they mean. */
interface Explanation {
  messages: Message[];
  explained: ExplainedMessage;
}

export interface ExplainedMessages {
  explanations: Explanation[];
  /** Messages that nobody explained. */
  others: Message[];
  /** Explanations of what no message says, or of what several say. */
  problems: Problem[];
}

interface ExplainOptions {
  messages: readonly Message[];
  explained: readonly ExplainedMessage[];
  /** The files of the records, to name the line of what is wrong in them. */
  sourceFiles: readonly SourceFile[];
}

/** `'MUI X: The page size …' -> '"MUI X: The page size …"'`, one line of it. */
function quote(text: string): string {
  const [line = ''] = text.split('\n');
  return `"${line}"`;
}

/**
 * Joins what writers explain with what the packages say, so that no explanation outlives its message.
 *
 * @returns explanations in the order of the records, and the messages that are left
 */
export function explainMessages({ messages, explained, sourceFiles }: ExplainOptions): ExplainedMessages {
  const problems: Problem[] = [];
  const taken = new Set<Message>();
  const findMessage = (part: string): Message[] => {
    const found = messages.filter(({ text }) => text.includes(part));
    const report = (message: string) =>
      problems.push({ ...(findQuoted(sourceFiles, part) ?? { file: 'data/messages' }), message });
    if (found.length === 0) {
      report(
        `No message of the packages has "${part}". Copy a part of one from \`.cache/api/messages.json\`, or delete the entry.`,
      );
    } else if (found.length > 1) {
      report(
        `${found.length} messages have "${part}": ${found.map(({ text }) => quote(text)).join(', ')}. Write a longer part, or list one part for each.`,
      );
    } else if (taken.has(found[0]!)) {
      report(`The message ${quote(found[0]!.text)} is explained twice. Delete one of the entries.`);
    }
    const own = found.slice(0, 1).filter((message) => !taken.has(message));
    own.forEach((message) => taken.add(message));
    return own;
  };
  const explanations = explained.map((entry) => ({
    explained: entry,
    messages: [entry.message].flat().flatMap(findMessage),
  }));
  return {
    explanations: explanations.filter((explanation) => explanation.messages.length > 0),
    others: messages.filter((message) => !taken.has(message)),
    problems,
  };
}
