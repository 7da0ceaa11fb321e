import { JsonData } from '../components/JsonData';
import { RawHtml } from '../components/RawHtml';
import { useLanguage } from '../providers/language/LanguageProvider';
import { getDemoData } from './demoData';
import type { CompiledDemo } from '../../shared/page/page';
import { DemoStage } from './DemoStage';
import type { FirstUse } from './firstUses';
import { SourceFiles } from './SourceFiles';
import { selectLines } from '../../shared/demo/keyLines';
import { CopyButton } from './CopyButton';
import { Link } from '../components/Link';
import type { Plan } from '../../shared/products/plans';

/** With a key, components of paid plans show and log nothing of their own. */
const HAS_LICENSE = Boolean(process.env.NEXT_PUBLIC_MUI_LICENSE);

interface DemoFigureProps {
  demo: CompiledDemo;
  /** As in `SourceFiles`. */
  firstUses?: ReadonlyMap<string, FirstUse>;
}

/** Says which choices the tools have, so that their room is there before they are. */
function getClassName({ stylings, dateLibraries }: CompiledDemo): string {
  return `demo${stylings ? ' demo-styled' : ''}${dateLibraries ? ' demo-dated' : ''}`;
}

/** The lines of a demo that do what it is about; they give way to the whole code when it opens. */
function KeyLines({ demo }: { demo: Pick<CompiledDemo, 'pageId' | 'files'> }) {
  const [file] = demo.files;
  return (
    file?.keyLines && (
      <figure className="code demo-key MuiCode-root">
        <pre>
          <RawHtml key={file.key} as="code" html={selectLines(file.html, file.keyLines)} />
        </pre>
        <CopyButton label={`${demo.pageId}/${file.name}`} />
      </figure>
    )
  );
}

/** Why a demo of a paid plan shows a watermark and logs an error. */
function LicenseNote({ plan }: { plan: Plan }) {
  const { t } = useLanguage();
  return (
    <p className="demo-license">
      {t('demo.license', { plan: t(`plans.${plan}`) })}{' '}
      <Link href="/x/introduction/licensing/#set-the-key">{t('footer.licensing')}</Link>
    </p>
  );
}

/** A demo with its code. What moves in it is brought to life by `controlDemo`. */
export function DemoFigure({ demo, firstUses }: DemoFigureProps) {
  const { t } = useLanguage();
  const name = demo.title ?? demo.name;
  return (
    <section
      className={getClassName(demo)}
      id={`${demo.name}.tsx`}
      aria-label={demo.title ?? t('demo.region', { name })}
      data-ads={demo.hasNoAds ? 'off' : undefined}
    >
      {demo.title && <p className="demo-title">{demo.title}</p>}
      {demo.iframeHref ? (
        <div className="demo-window" style={{ height: demo.height }}>
          {/* A page of this site, with the same access to storage: a sandbox would protect nothing. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe src={demo.iframeHref} title={name} loading="lazy" />
        </div>
      ) : (
        <DemoStage demo={demo} />
      )}
      <div className="demo-tools" />
      <details className="demo-source" open={demo.isCodeOpen}>
        <summary
          data-ga-event-category="demo"
          data-ga-event-action="expand"
          data-ga-event-label={`${demo.pageId}/${demo.name}.tsx`}
        >
          <span className="demo-source-label">{t('demo.source', { name: demo.files[0]?.name ?? '' })}</span>
        </summary>
        <SourceFiles demo={demo} files={demo.files} group={demo.name} firstUses={firstUses} />
        <div className="demo-other-source" />
        {demo.api && <RawHtml key={demo.files[0]?.key} as="p" className="demo-api" html={demo.api.html} />}
      </details>
      <KeyLines demo={demo} />
      {demo.plan && !HAS_LICENSE && <LicenseNote plan={demo.plan} />}
      <JsonData data={getDemoData(demo)} />
    </section>
  );
}
