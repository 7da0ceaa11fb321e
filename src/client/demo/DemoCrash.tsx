import { Link } from '../components/Link';
import { useLanguage } from '../providers/language/LanguageProvider';
import { createIssueHref } from '../components/createIssueHref';
import { getHealthAnchor } from '../../shared/page/health';
import type { DemoData } from './demoData';

interface DemoCrashProps {
  demo: Pick<DemoData, 'name' | 'pageId'>;
  error: Error;
  onRetry: () => void;
}

/** Replaces a demo that threw: what happened, where, a second chance, and where to tell it. */
export function DemoCrash({ demo, error, onRetry }: DemoCrashProps) {
  const { t } = useLanguage();
  const key = `${demo.pageId}/${demo.name}`;
  const message = `${error.name}: ${error.message}`;
  const issueHref = createIssueHref({
    title: `[docs] The demo ${demo.name} stops: ${message}`.slice(0, 200),
    facts: {
      Page: location.href,
      Demo: key,
      Versions: process.env.DOCS_VERSIONS,
      Browser: navigator.userAgent,
    },
    output: error.stack ?? message,
  });
  return (
    <div className="demo-crash" role="alert">
      <p className="demo-crash-title">{t('demo.failed')}</p>
      <p>
        <code>{message}</code>
      </p>
      <pre>{error.stack}</pre>
      <p className="demo-crash-ways">
        <button type="button" className="button" onClick={onRetry}>
          {t('demo.retry')}
        </button>
        <a href={issueHref} rel="noopener">
          {t('demo.report')}
        </a>
        <Link href={`/x/health/#${getHealthAnchor(key)}`}>{t('footer.health')}</Link>
      </p>
    </div>
  );
}
