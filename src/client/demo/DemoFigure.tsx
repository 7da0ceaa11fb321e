import { useRef, useState } from 'react';
import { RawHtml } from '../components/RawHtml';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { Styling } from '../../shared/codePreferences';
import type { CompiledDemo } from '../../shared/page';
import { LiveDemo } from './LiveDemo';
import type { OtherSource } from './otherSource';
import { SourceFiles } from './SourceFiles';
import { useDemoTools } from './useDemoTools';

/** A demo with its code, and with its tools as soon as they are loaded. */
export function DemoFigure({ demo }: { demo: CompiledDemo }) {
  const { t } = useLanguage();
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const [resets, setResets] = useState(0);
  const [styling, setStyling] = useState<Styling>('system');
  const [source, setSource] = useState<OtherSource>({});
  const tools = useDemoTools(detailsRef);
  const name = demo.title ?? demo.name;
  const [shownFile] = source.files ?? demo.files;
  return (
    <section
      className={demo.stylings ? 'demo demo-styled' : 'demo'}
      id={`${demo.name}.tsx`}
      aria-label={t('demo.region', { name })}
      data-ads={demo.hasNoAds ? 'off' : undefined}
    >
      {demo.iframeHref ? (
        <div className="demo-window" style={{ height: demo.height }}>
          {/* A page of this site, with the same access to storage: a sandbox would protect nothing. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe key={resets} src={demo.iframeHref} title={name} loading="lazy" />
        </div>
      ) : (
        <LiveDemo demo={demo} styling={styling} resets={resets} />
      )}
      {tools && (
        <tools.DemoTools
          demo={demo}
          details={tools.details}
          shownFiles={source.files}
          onSource={setSource}
          onStyling={setStyling}
          onReset={() => setResets(resets + 1)}
        />
      )}
      <details ref={detailsRef} className="demo-source" open={demo.isCodeOpen}>
        <summary
          data-ga-event-category="demo"
          data-ga-event-action="expand"
          data-ga-event-label={`${demo.pageId}/${demo.name}.tsx`}
        >
          <span className="demo-source-label">{t('demo.source', { name: shownFile?.name ?? '' })}</span>
        </summary>
        {source.note}
        <SourceFiles demo={demo} files={demo.files} group={demo.name} isHidden={source.files !== undefined} />
        {source.files && (
          <SourceFiles
            key={source.files[0]?.key}
            demo={demo}
            files={source.files}
            group={`${demo.name}-shown`}
          />
        )}
        {demo.api && <RawHtml key={demo.files[0]?.key} as="p" className="demo-api" html={demo.api.html} />}
      </details>
    </section>
  );
}
