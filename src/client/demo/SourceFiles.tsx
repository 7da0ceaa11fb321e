import { Fragment } from 'react';
import { RawHtml } from '../components/RawHtml';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { CompiledDemo, DemoFile } from '../../shared/page/page';
import { CopyButton } from './CopyButton';
import type { FirstUse } from './firstUses';

interface SourceFilesProps {
  demo: Pick<CompiledDemo, 'name' | 'pageId'>;
  /** The demo first. */
  files: DemoFile[];
  /** Tells the tabs of one source from those of another. */
  group: string;
  /** Where the page shows each file first, by its key; without it each file is here. */
  firstUses?: ReadonlyMap<string, FirstUse>;
}

type SourceFileProps = Pick<SourceFilesProps, 'demo' | 'firstUses'> & { file: DemoFile };

/** The code of a file. The page has it once: elsewhere it leads there, until `fillRepeatedCode` copies it. */
function SourceCode({ demo, file, firstUses }: SourceFileProps) {
  const { t } = useLanguage();
  const first = firstUses?.get(file.key);
  if (!first || first.demo.name === demo.name) {
    return <RawHtml key={file.key} as="code" html={file.html} />;
  }
  const { name, title = name } = first.demo;
  return (
    <code data-demo={name} data-index={first.index}>
      <a href={`#${name}.tsx`}>{t('demo.sameFile', { file: file.name, name: title })}</a>
    </code>
  );
}

/** One file with its copy button. */
function SourceFile({ demo, file, firstUses }: SourceFileProps) {
  return (
    <figure className="code MuiCode-root">
      <pre>
        <SourceCode demo={demo} file={file} firstUses={firstUses} />
      </pre>
      <CopyButton label={`${demo.pageId}/${file.name}`} />
    </figure>
  );
}

/** The files of a source as tabs of radio buttons, which work without JavaScript. */
export function SourceFiles({ demo, files, group, firstUses }: SourceFilesProps) {
  const { t } = useLanguage();
  const [first] = files;
  if (files.length === 1 && first) {
    return <SourceFile demo={demo} file={first} firstUses={firstUses} />;
  }
  return (
    <div className="tabs" role="radiogroup" aria-label={t('demo.files')}>
      {files.map((file, index) => (
        <Fragment key={file.name}>
          <label>
            <input type="radio" name={`files-${group}`} defaultChecked={index === 0} />
            {file.name}
          </label>
          <SourceFile demo={demo} file={file} firstUses={firstUses} />
        </Fragment>
      ))}
    </div>
  );
}
