import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import type { ApiPage } from '../../../api/types/apiPage';
import type { ApiMember } from '../../../api/types/apiMember';
import type { DemoLink } from '../../../demos/usage/usageIndex';
import { ApiHeading } from './ApiSection';
import { ComponentView } from './ComponentView';
import { DemosByGuide } from './DemosByGuide';
import { DocText } from './DocText';
import { HookView } from './HookView';
import { ImportView } from './ImportView';
import { InterfaceView } from './InterfaceView';
import { TypesSection, type DefinedType } from './TypesSection';
import { SymbolVersions } from './VersionMarks';

interface ApiPageViewProps {
  page: ApiPage;
  mostUsed: ApiMember[];
  themeSnippet?: string;
  types: DefinedType[];
  demos: DemoLink[];
}

/** The file in the published package that the symbol comes from. */
function getSourceHref({ packageName, version, sourceFile }: ApiPage): string {
  return `https://unpkg.com/${packageName}@${version}/${sourceFile}`;
}

/** A symbol of the API, whole. */
export function ApiPageView({ page, mostUsed, themeSnippet, types, demos }: ApiPageViewProps) {
  const { t } = useLanguage();
  return (
    <>
      {page.deprecation !== undefined && (
        <div role="note" className="callout callout-warning">
          <p className="callout-title">{t('facts.deprecated')}</p>
          <DocText markdown={page.deprecation} />
        </div>
      )}
      <DocText markdown={page.description} />
      <SymbolVersions history={page.history} />
      <ImportView imports={page.imports} />
      {page.kind === 'component' && (
        <ComponentView component={page} mostUsed={mostUsed} themeSnippet={themeSnippet} />
      )}
      {page.kind === 'interface' && <InterfaceView symbol={page} />}
      {page.kind === 'hook' && <HookView hook={page} />}
      {demos.length > 0 && (
        <>
          <ApiHeading id="demos" title={t('api.demosTitle')} />
          <DemosByGuide demos={demos} />
        </>
      )}
      <TypesSection types={types} />
      <ApiHeading id="source" title={t('api.source')} />
      <p>
        <a className="external" href={getSourceHref(page)} rel="noopener">
          <code>{`${page.packageName}@${page.version}/${page.sourceFile}`}</code>
        </a>
      </p>
    </>
  );
}
