import { toHtml } from 'hast-util-to-html';
import { DEFAULT_LANGUAGE, getLocalizedText, getTextAttributes } from '../../../shared/languages/languages';
import { useLanguage } from '../../../client/providers/language/LanguageProvider';
import type { ExplainedMessage, MessageText } from '../../../shared/page/messages';
import type { Product } from '../../../shared/products/products';
import { ApiFilter } from '../api-pages/views/ApiFilter';
import { ApiHeading } from '../api-pages/views/ApiSection';
import { useItemRole } from '../api-pages/views/ChunkedList';
import { RowList } from '../api-pages/views/RowList';
import { createCodeBlock } from '../../base/code/codeBlock';
import { createMessageIds } from '../../api/messages/createMessageIds';
import { loadMessages } from '../../api/messages/loadMessages';
import type { Message } from '../../api/messages/mergeMessages';
import { renderText } from '../../api/messages/renderText';
import { createWidget, type Widget } from './createWidget';

interface ExplainedRow extends Pick<ExplainedMessage, 'cause' | 'cure'> {
  id: string;
  messages: Message[];
  /** The highlighted code. */
  codeHtml?: string;
}

interface OtherRow {
  id: string;
  message: Message;
}

interface MessageLists {
  explained: ExplainedRow[];
  others: OtherRow[];
}

/** What is filled in at run time stands out from what is always there. */
function MessageCode({ text }: { text: string }) {
  const parts = text.split(/(\{(?!(?:true|false)\})[\w…]+\})/);
  return (
    <code lang="en" className="message-text" data-message="">
      {parts.map((part, index) => (index % 2 === 1 ? <var key={index}>{part}</var> : part))}
    </code>
  );
}

/** Which package says it, how gravely, and the link to the row; the button that copies the link comes beside it. */
function MessageHead({ id, messages }: { id: string; messages: Message[] }) {
  const { t } = useLanguage();
  const [{ kind }] = messages as [Message];
  const packageNames = [...new Set(messages.flatMap((message) => message.packageNames))];
  return (
    <div className="api-name message-head">
      <span className={`api-chip message-${kind}`}>{t(`messages.kinds.${kind}`)}</span>
      <span>{packageNames.join(', ')}</span>
      <a href={`#${id}`} className="heading-anchor" aria-label={t('messages.link')} />
    </div>
  );
}

function Explained({ row: { id, messages, cause, cure, codeHtml } }: { row: ExplainedRow }) {
  const { language } = useLanguage();
  const toProps = (text: MessageText) => ({
    ...getTextAttributes(language, text[language] === undefined ? DEFAULT_LANGUAGE : language),
    dangerouslySetInnerHTML: { __html: renderText(getLocalizedText(text, language), language) },
  });
  return (
    <li id={id} role={useItemRole()} className="api-row message">
      <MessageHead id={id} messages={messages} />
      {messages.map(({ text }) => (
        <MessageCode key={text} text={text} />
      ))}
      <div className="api-text" {...toProps(cause)} />
      <div className="api-text" {...toProps(cure)} />
      {codeHtml && <div className="message-code" dangerouslySetInnerHTML={{ __html: codeHtml }} />}
    </li>
  );
}

/** A message that says enough by itself. */
function Short({ id, message }: { id: string; message: Message }) {
  return (
    <li id={id} role={useItemRole()} className="api-row message message-short">
      <MessageHead id={id} messages={[message]} />
      <MessageCode text={message.text} />
    </li>
  );
}

/** All messages of a product: those with cause and cure first, then the others. */
function Messages({ data: { explained, others } }: { data: MessageLists }) {
  const { t } = useLanguage();
  return (
    <>
      <ApiFilter label={t('messages.filter')} hasChoices={false} />
      <div className="api-group">
        <RowList className="messages" label={t('messages.explained')}>
          {explained.map((row) => (
            <Explained key={row.id} row={row} />
          ))}
        </RowList>
      </div>
      <section className="api-group">
        <ApiHeading id="all-other-messages" title={t('messages.others')} />
        <RowList className="messages">
          {others.map(({ id, message }) => (
            <Short key={id} id={id} message={message} />
          ))}
        </RowList>
      </section>
    </>
  );
}

async function loadLists(projectDirectory: string, product: Product): Promise<MessageLists> {
  const { explanations, others } = await loadMessages(projectDirectory, product);
  const texts = [...explanations.map(({ messages }) => messages[0]!), ...others].map(({ text }) => text);
  const ids = createMessageIds(texts);
  return {
    explained: await Promise.all(
      explanations.map(async ({ messages, explained: { cause, cure, code } }, index) => ({
        id: ids[index]!,
        messages,
        cause,
        cure,
        codeHtml: code && toHtml(await createCodeBlock({ code: code.text, language: code.language })),
      })),
    ),
    others: others.map((message, index) => ({ id: ids[explanations.length + index]!, message })),
  };
}

/** The list of messages of a product. */
export function createMessagesWidget(product: Product): Widget {
  return createWidget(Messages, ({ projectDirectory }) => loadLists(projectDirectory, product));
}
