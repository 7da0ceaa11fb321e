import { transform, type Message, type TransformFailure } from 'esbuild';
import type { Finding } from '../../base/code/fence';

const REMEDIES = {
  json: 'JSON has no comments and no comma at the end; call code with comments `ts`.',
  css: 'Correct the rule.',
};

function isFailure(error: unknown): error is TransformFailure {
  return error instanceof Error && Array.isArray((error as Partial<TransformFailure>).errors);
}

/** Parses JSON and CSS. */
export async function checkSyntax(code: string, language: 'json' | 'css'): Promise<Finding[]> {
  let messages: Message[];
  try {
    ({ warnings: messages } = await transform(code, { loader: language, logLevel: 'silent' }));
  } catch (error) {
    if (!isFailure(error)) {
      throw error;
    }
    messages = error.errors;
  }
  return messages.map(({ text, location }) => ({
    line: (location?.line ?? 1) - 1,
    message: `${text}. ${REMEDIES[language]}`,
  }));
}
