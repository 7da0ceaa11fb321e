import { useEffect, useRef } from 'react';
import { RawHtml } from '../components/RawHtml';
import { prepareContent } from '../content/contentController';
import type { Translate } from '../providers/language/LanguageProvider';
import {
  PALETTE_NAMES,
  type PaletteColor,
  type PaletteColors,
  type PaletteName,
} from '../theme/paletteColors';
import { ColorField } from './ColorField';
import { fillSnippet } from './createSnippet';
import { describeColor } from './describeColor';
import { createPaletteColor } from './hues';

/** The colors that demos have by themselves, in light mode. */
const DEFAULT_COLORS: Record<PaletteName, PaletteColor> = {
  primary: createPaletteColor('#1976d2'),
  secondary: createPaletteColor('#9c27b0'),
};

interface PaletteEditorProps {
  /** What the user chose; empty for the theme's own colors. */
  colors: PaletteColors;
  /** The colors of the link that the user followed, while they are not those chosen. */
  offered?: PaletteColors;
  /** The source of the theme, highlighted, with placeholders. */
  template: string;
  isLinkCopied?: boolean;
  t: Translate;
  onChange: (colors: PaletteColors) => void;
  onReset: () => void;
  /** Takes the colors to share. */
  onCopyLink: (colors: PaletteColors) => void;
}

/** Selects the colors of the demos, and shows the theme with them. */
export function PaletteEditor({
  colors,
  offered,
  template,
  isLinkCopied,
  t,
  onChange,
  onReset,
  onCopyLink,
}: PaletteEditorProps) {
  const shown = { ...DEFAULT_COLORS, ...colors };
  const code = fillSnippet(template, {
    primary: describeColor('primary', shown.primary),
    secondary: describeColor('secondary', shown.secondary),
  });
  const figure = useRef<HTMLElement>(null);
  useEffect(() => prepareContent(figure.current!, t), [code, t]);
  return (
    <>
      {offered && (
        <p className="palette-offer">
          {t('palette.offer')}{' '}
          <button type="button" className="button" onClick={() => onChange(offered)}>
            {t('palette.takeOffer')}
          </button>
        </p>
      )}
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
      <div className="palette-actions">
        <button type="button" className="button" onClick={() => onCopyLink(shown)}>
          {isLinkCopied ? t('copied') : t('palette.copyLink')}
        </button>
        <button
          type="button"
          className="button palette-reset"
          aria-disabled={Object.keys(colors).length === 0}
          onClick={onReset}
        >
          {t('palette.reset')}
        </button>
      </div>
      <figure ref={figure} className="code MuiCode-root">
        <pre>
          <RawHtml key={code} as="code" html={code} />
        </pre>
        <button type="button" className="MuiCode-copy" data-action="copy" aria-label={t('copy')}>
          <span className="MuiCode-copyKeypress" />
        </button>
      </figure>
    </>
  );
}
