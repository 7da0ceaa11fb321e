import { Fragment } from 'react';
import { RawHtml } from '../components/RawHtml';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { CompiledDemo, DemoFile } from '../shared/page';
import { LiveDemo } from './LiveDemo';

/** One file of the demo's source with its copy button. */
function SourceFile({ demo, file }: { demo: CompiledDemo; file: DemoFile }) {
  const { t } = useLanguage();
  return (
    <figure className="code MuiCode-root">
      <pre>
        <RawHtml key={file.key} as="code" html={file.html} />
      </pre>
      <button
        type="button"
        className="MuiCode-copy"
        data-action="copy"
        data-ga-event-category="demo"
        data-ga-event-action="copy-click"
        data-ga-event-label={`${demo.pageId}/${file.name}`}
        aria-label={t('copy')}
      >
        <span className="MuiCode-copyKeypress" />
      </button>
    </figure>
  );
}

/** The files as tabs of radio buttons, which work without JavaScript. */
function SourceFiles({ demo }: { demo: CompiledDemo }) {
  const { t } = useLanguage();
  const [first] = demo.files;
  if (demo.files.length === 1 && first) {
    return <SourceFile demo={demo} file={first} />;
  }
  return (
    <div className="tabs" role="radiogroup" aria-label={t('demo.files')}>
      {demo.files.map((file, index) => (
        <Fragment key={file.name}>
          <label>
            <input type="radio" name={`files-${demo.name}`} defaultChecked={index === 0} />
            {file.name}
          </label>
          <SourceFile demo={demo} file={file} />
        </Fragment>
      ))}
    </div>
  );
}

/** A demo with its code. */
export function DemoFrame({ demo }: { demo: CompiledDemo }) {
  const { t } = useLanguage();
  const name = demo.title ?? demo.name;
  return (
    <section
      className="demo"
      id={`${demo.name}.tsx`}
      aria-label={t('demo.region', { name })}
      data-ads={demo.hasNoAds ? 'off' : undefined}
    >
      {demo.frameHref ? (
        <div className="demo-window" style={{ height: demo.height }}>
          {/* A page of this site, which stores and reads what every page does: a sandbox would keep nothing out. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe src={demo.frameHref} title={name} loading="lazy" />
        </div>
      ) : (
        <LiveDemo demo={demo} />
      )}
      <details className="demo-source" open={demo.isCodeOpen}>
        <summary
          data-ga-event-category="demo"
          data-ga-event-action="expand"
          data-ga-event-label={`${demo.pageId}/${demo.name}.tsx`}
        >
          <span className="demo-source-label">{t('demo.source', { name: demo.files[0]?.name ?? '' })}</span>
        </summary>
        <SourceFiles demo={demo} />
        {demo.api && <RawHtml key={demo.files[0]?.key} as="p" className="demo-api" html={demo.api.html} />}
      </details>
    </section>
  );
}
