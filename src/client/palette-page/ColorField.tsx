import { useId, useState } from 'react';
import { Swatches } from '../components/Swatches';
import type { Translate } from '../providers/language/LanguageProvider';
import { isColor, type PaletteColor, type PaletteName } from '../theme/paletteColors';
import { describeColor, rateContrast } from './describeColor';
import { findShade, getColor, HUES, SHADES } from './hues';

interface ColorFieldProps {
  name: PaletteName;
  color: PaletteColor;
  t: Translate;
  onChange: (main: string) => void;
}

/** `'deepPurple' -> 'deep purple'` */
function toWords(hue: string): string {
  return hue.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Chooses one color by hue and shade or by its number, and says how well text can be read on it. */
export function ColorField({ name, color, t, onChange }: ColorFieldProps) {
  const id = useId();
  // What the user types before it is a color.
  const [draft, setDraft] = useState<string>();
  const found = findShade(color.main);
  const hue = found?.hue ?? 'blue';
  const { light, main, dark, contrastText, contrast } = describeColor(name, color);
  const choose = (value: string) => {
    setDraft(undefined);
    onChange(value);
  };
  const onInput = (value: string) => {
    const text = value.trim();
    const isComplete = isColor(text);
    setDraft(isComplete ? undefined : value);
    if (isComplete) {
      onChange(text);
    }
  };
  return (
    <section className="palette-color" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t(`palette.${name}`)}</h3>
      <p className="palette-sample" style={{ background: main, color: contrastText }}>
        <span>{t(`palette.ratings.${rateContrast(contrast)}`)}</span>
        {/* Not rounded: 4.46 is not the 4.5 that text needs. */}
        <output>{(Math.floor(contrast * 10) / 10).toFixed(1)} : 1</output>
      </p>
      <Swatches
        legend={t('palette.hue')}
        group={`${id}-hue`}
        options={HUES.map((value) => ({
          value,
          color: getColor(value, found?.shade ?? '500'),
          label: toWords(value),
        }))}
        chosen={found?.hue}
        onChoose={choose}
      />
      <Swatches
        legend={t('palette.shade')}
        group={`${id}-shade`}
        options={SHADES.map((shade) => ({
          value: shade,
          color: getColor(hue, shade),
          label: `${toWords(hue)} ${shade}`,
        }))}
        chosen={found?.shade}
        onChoose={choose}
      />
      <p className="palette-number">
        <label htmlFor={`${id}-number`}>{t('palette.number')}</label>
        <input
          id={`${id}-number`}
          value={draft ?? main}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={draft !== undefined}
          aria-describedby={draft === undefined ? undefined : `${id}-error`}
          onChange={(event) => onInput(event.target.value)}
          onBlur={() => setDraft(undefined)}
        />
        {draft !== undefined && (
          <span id={`${id}-error`} className="palette-error">
            {t('palette.invalid')}
          </span>
        )}
      </p>
      <ul className="palette-shades">
        {Object.entries({ light, main, dark }).map(([part, value]) => (
          <li key={part}>
            <span className="palette-chip" style={{ background: value }} />
            <span>{part}</span>
            <code>{value}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
