import { useEffect, useRef } from 'react';
import { prepareContent } from '../page/contentController';
import type { Translate } from '../providers/language/LanguageProvider';
import {
  PALETTE_NAMES,
  type PaletteColor,
  type PaletteColors,
  type PaletteName,
} from '../theme/paletteColors';
import { ColorField } from './ColorField';
import { createSnippet } from './createSnippet';
import { describeColor } from './describeColor';
import { createPaletteColor } from './hues';

/** The colours that demos have by themselves, in light mode. */
const DEFAULT_COLORS: Record<PaletteName, PaletteColor> = {
  primary: createPaletteColor('#1976d2'),
  secondary: createPaletteColor('#9c27b0'),
};

interface PaletteEditorProps {
  /** What the user chose; empty for the theme's own colours. */
  colors: PaletteColors;
  t: Translate;
  onChange: (colors: PaletteColors) => void;
  onReset: () => void;
}

/** Selects the colors of the demos, and shows the theme with them. */
export function PaletteEditor({ colors, t, onChange, onReset }: PaletteEditorProps) {
  const shown = { ...DEFAULT_COLORS, ...colors };
  const snippet = createSnippet({
    primary: describeColor('primary', shown.primary),
    secondary: describeColor('secondary', shown.secondary),
  });
  const figure = useRef<HTMLElement>(null);
  useEffect(() => prepareContent(figure.current!, t), [snippet, t]);
  return (
    <>
      <div className="palette-colors">
        {PALETTE_NAMES.map((name) => (
          <ColorField
            key={name}
            name={name}
            color={shown[name]}
            t={t}
            onChange={(main) => onChange({ ...shown, [name]: createPaletteColor(main) })}
          />
        ))}
      </div>
      <button
        type="button"
        className="button palette-reset"
        aria-disabled={Object.keys(colors).length === 0}
        onClick={onReset}
      >
        {t('palette.reset')}
      </button>
      <figure ref={figure} className="code MuiCode-root">
        <pre>
          <code>{snippet}</code>
        </pre>
        <button type="button" className="MuiCode-copy" data-action="copy" aria-label={t('copy')}>
          <span className="MuiCode-copyKeypress" />
        </button>
      </figure>
    </>
  );
}
