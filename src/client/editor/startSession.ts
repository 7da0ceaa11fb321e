import type { Extension } from '@codemirror/state';
import type { Language } from '../../shared/languages/languages';
import {
  fillPlaceholders,
  findText,
  type Translate,
  type TranslationTable,
} from '../../shared/languages/translate';
import type { CodeFile } from './compile/compiledCode';
import { createFactsLoader } from './completion/loadFacts';
import { decodeFiles, encodeFiles } from './editLink';
import { EditSession } from './EditSession';
import { loadManifest } from './sandbox/loadManifest';
import { showDemoFonts } from './showDemoFonts';

interface StartSessionOptions {
  storageKey: string;
  originals: readonly CodeFile[];
  hasTailwind: boolean;
  stage: HTMLElement;
  /** The name of the demo. */
  title: string;
  language: Language;
  /** What a link has, to open it. */
  link?: string;
}

const STYLES_ID = 'editor-styles';

/** An edit and what its editor says. */
export interface StartedSession {
  session: EditSession;
  /** Looks up the texts of the editor, which no page carries. */
  phrase: Translate;
  /**
   * Loads what completes and explains the code.
   *
   * @throws when it is out of reach
   */
  loadCompletion: () => Promise<Extension>;
}

function createPhrase(texts: TranslationTable): Translate {
  return (key, values = {}) => fillPlaceholders(findText(texts, key) ?? '', values);
}

/** Adds the style sheet of the editor, which no page carries, once. */
function addStyles(styles: string): void {
  if (!document.getElementById(STYLES_ID)) {
    const sheet = document.createElement('style');
    sheet.id = STYLES_ID;
    sheet.textContent = styles;
    document.head.append(sheet);
  }
}

/** Opens the code of a link in the editor, where nothing of it runs before the user says so. */
async function openLink(session: EditSession, link: string): Promise<void> {
  const names = session.getState().files.map(({ name }) => name);
  const files = await decodeFiles(link, names);
  if (files) {
    session.openLink(link, files);
  } else {
    session.refuseLink();
  }
}

/**
 * Loads what a session takes, and adds its style sheet, before it begins.
 *
 * @throws when it is out of reach; the session tries again
 */
export async function prepareSession(): Promise<void> {
  const { styles } = await loadManifest();
  addStyles(styles);
}

/**
 * Begins to edit one source of a demo, or goes on with it.
 *
 * @throws when the texts of the editor are out of reach
 */
export async function startSession({
  language,
  link,
  ...options
}: StartSessionOptions): Promise<StartedSession> {
  showDemoFonts();
  const manifest = await loadManifest();
  addStyles(manifest.styles);
  const phrase = createPhrase(manifest.texts[language] ?? manifest.texts.en ?? {});
  const session = new EditSession({ ...options, manifest, phrase });
  if (link !== undefined) {
    await openLink(session, link);
  }
  const loadCompletion = async () => {
    const { createCompletion } = await import('./completion/createCompletion');
    const facts = createFactsLoader(Object.keys(manifest.specifiers));
    return createCompletion({ facts, phrase, language });
  };
  return { session, phrase, loadCompletion };
}

/**
 * Makes what the link to an edit adds to its hash; says so where the code is too long for a link.
 *
 * @returns undefined then
 */
export async function createLink({
  session,
  phrase,
}: Pick<StartedSession, 'session' | 'phrase'>): Promise<string | undefined> {
  const changed = session.listChanged();
  const link = await encodeFiles(changed);
  if (link === undefined) {
    session.refuse(phrase('fault.linkTooLong'));
  } else {
    session.noteLink(link);
  }
  return link;
}
