import type { LocalizedText } from '../languages/languages';

/** Short markdown, in English until it is translated. */
export type MessageText = LocalizedText;

/** What a message of the packages means to the user who met it. */
export interface ExplainedMessage {
  /**
   * A part of the extracted text that no other message of the product has, written as in the table of
   * messages, with its placeholders. Several when one thing is behind several messages.
   */
  message: string | readonly string[];
  /** What makes the package say so. */
  cause: MessageText;
  /** The way out; links lead to guides that exist. */
  cure: MessageText;
  /** The cure as code. */
  code?: { language: 'ts' | 'tsx' | 'bash'; text: string };
}
