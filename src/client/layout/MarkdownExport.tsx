import { useEffect, useState } from 'react';
import { copyFile } from '../page/copyFile';
import { useAnnounce } from '../providers/announcer/AnnouncerProvider';
import { useLanguage } from '../providers/language/LanguageProvider';

/** How long the button says that it copied, in ms. */
const COPIED_MS = 2000;

/** The page as markdown: to the clipboard, or to be read. Where there is no clipboard, copying opens it too. */
export function MarkdownExport({ href }: { href: string }) {
  const { t } = useLanguage();
  const announce = useAnnounce();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    const timer = isCopied && setTimeout(setIsCopied, COPIED_MS, false);
    return () => clearTimeout(timer || undefined);
  }, [isCopied]);
  const copy = async () => {
    if (await copyFile(href)) {
      setIsCopied(true);
      announce(t('copied'));
    } else {
      location.assign(href);
    }
  };
  return (
    <p className="markdown-export">
      <button type="button" data-copied={isCopied || undefined} onClick={copy}>
        <span>{t('markdownExport.copy')}</span>
        <span>{t('copied')}</span>
      </button>
      <a href={href}>{t('markdownExport.view')}</a>
    </p>
  );
}
