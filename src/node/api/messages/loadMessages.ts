import { messages } from '../../../../data/messages';
import type { Product } from '../../../shared/products/products';
import { readSourceFiles } from '../../base/files/readSourceFiles';
import { readApiTable } from '../apiFiles';
import { explainMessages, type ExplainedMessages } from './explainMessages';
import { mergeMessages } from './mergeMessages';

/** The messages of the packages of a product and of those that they are made of, with what writers explain. */
export async function loadMessages(
  projectDirectory: string,
  { folder, foundations }: Product,
): Promise<ExplainedMessages> {
  const extracted = await readApiTable(projectDirectory, 'messages');
  const packageNames = ['@mui/x-license', ...foundations];
  return explainMessages({
    messages: mergeMessages(
      extracted.filter(
        ({ product, packageName }) => product === folder || packageNames.includes(packageName),
      ),
    ),
    explained: messages[folder] ?? [],
    sourceFiles: await readSourceFiles(projectDirectory, 'data/messages'),
  });
}
