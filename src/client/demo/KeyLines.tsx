import { RawHtml } from '../components/RawHtml';
import { selectLines } from '../../shared/demo/keyLines';
import type { CompiledDemo } from '../../shared/page/page';
import { CopyButton } from './CopyButton';

/** The lines of a demo that do what it is about; they give way to the whole code when it opens. */
export function KeyLines({ demo }: { demo: Pick<CompiledDemo, 'pageId' | 'files'> }) {
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
