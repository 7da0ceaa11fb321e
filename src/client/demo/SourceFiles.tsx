import { Fragment } from 'react';
import { RawHtml } from '../components/RawHtml';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { CompiledDemo, DemoFile } from '../../shared/page';

interface SourceFilesProps {
  demo: Pick<CompiledDemo, 'name' | 'pageId'>;
  /** The demo first. */
  files: DemoFile[];
  /** Tells the tabs of one source from those of another. */
  group: string;
}

/** One file with its copy button, which the page's controller names. */
function SourceFile({ demo, file }: Pick<SourceFilesProps, 'demo'> & { file: DemoFile }) {
  return (
    <figure className="code MuiCode-root">
      <pre>
        <RawHtml key={file.key} as="code" html={file.html} />
      </pre>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the controller names it */}
      <button
        type="button"
        className="MuiCode-copy"
        data-action="copy"
        data-ga-event-category="demo-expand"
        data-ga-event-action="copy-click"
        data-ga-event-label={`${demo.pageId}/${file.name}`}
      >
        <span className="MuiCode-copyKeypress" />
      </button>
    </figure>
  );
}

/** The files of a source as tabs of radio buttons, which work without JavaScript. */
export function SourceFiles({ demo, files, group }: SourceFilesProps) {
  const { t } = useLanguage();
  const [first] = files;
  if (files.length === 1 && first) {
    return <SourceFile demo={demo} file={first} />;
  }
  return (
    <div className="tabs" role="radiogroup" aria-label={t('demo.files')}>
      {files.map((file, index) => (
        <Fragment key={file.name}>
          <label>
            <input type="radio" name={`files-${group}`} defaultChecked={index === 0} />
            {file.name}
          </label>
          <SourceFile demo={demo} file={file} />
        </Fragment>
      ))}
    </div>
  );
}
