import { Fragment } from 'react';
import { LineEnd } from '../../../../client/layout/LineEnd';
import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import type { ApiImport } from '../../../api/types/apiPage';
import { CodeView } from './CodeView';

/** The ways to import a symbol, as tabs of radio buttons, which work without JavaScript. */
export function ImportView({ imports }: { imports: ApiImport[] }) {
  const { t } = useLanguage();
  const [first] = imports;
  if (imports.length === 1 && first) {
    return <CodeView code={first.line} />;
  }
  return (
    <div className="tabs api-imports" role="radiogroup" aria-label={t('api.import')}>
      {imports.map(({ specifier, line }, index) => (
        <Fragment key={specifier}>
          <label>
            <input type="radio" name="import" defaultChecked={index === 0} />
            {specifier}
          </label>
          <CodeView code={line} />
        </Fragment>
      ))}
      <LineEnd />
    </div>
  );
}
