import { JsonData } from '../components/JsonData';
import { RawHtml } from '../components/RawHtml';
import { useLanguage } from '../providers/language/LanguageProvider';
import { getDemoData } from './demoData';
import type { CompiledDemo } from '../../shared/page/page';
import { DemoStage } from './DemoStage';
import type { FirstUse } from './firstUses';
import { KeyLines } from './KeyLines';
import { LicenseNote } from './LicenseNote';
import { SourceFiles } from './SourceFiles';

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
