import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider, useLanguage } from '../../../../src/client/providers/language/LanguageProvider';
import type { Language } from '../../../../src/shared/languages/languages';

const TRANSLATIONS = { en: { region: 'Demo: {{name}}' }, zh: { region: '示例：{{name}}' } };

function Text({ id }: { id: string }) {
  const { language, t } = useLanguage();
  return `${language} ${t(id, { name: 'Rows' })}`;
}

function render(language: Language, id: string): string {
  return renderToString(
    <LanguageProvider language={language} translations={TRANSLATIONS}>
      <Text id={id} />
    </LanguageProvider>,
  );
}

describe('LanguageProvider', () => {
  it('gives the page its language and the texts of it', () => {
    expect(render('zh', 'region')).toBe('zh 示例：Rows');
    expect(render('en', 'region')).toBe('en Demo: Rows');
  });

  it('gives no text where there is none', () => {
    expect(render('en', 'nothing')).toBe('en ');
  });
});
