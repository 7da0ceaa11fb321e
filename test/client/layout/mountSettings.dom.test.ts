import '../theme/lightSystem';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountSettings } from '../../../src/client/layout/mountSettings';
import { getCodePreferences } from '../../../src/client/providers/code/codePreferencesStore';
import { getPackageManager } from '../../../src/client/providers/code/packageManager';
import { readTranslations } from '../../../src/node/base/texts/readTexts';
import { createPage } from '../createPage';

const getButton = (name: string) => screen.getByRole('button', { name });

it('chooses what code is shown for', async () => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const page = createPage({ translations: readTranslations('interface') });
  await act(async () => mountSettings(place, page));
  for (const name of ['pnpm', 'JavaScript', 'Tailwind', 'date-fns']) {
    // oxlint-disable-next-line no-await-in-loop
    await act(async () => getButton(name).click());
    expect(getButton(name).getAttribute('aria-pressed')).toBe('true');
  }
  expect(getPackageManager()).toBe('pnpm');
  expect(getCodePreferences()).toEqual({ variant: 'JS', styling: 'tailwind', dateLibrary: 'date-fns' });
});
