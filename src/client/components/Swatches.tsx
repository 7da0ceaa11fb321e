import type { CSSProperties } from 'react';

interface SwatchesProps {
  legend: string;
  /** Name of the radio buttons, unique on the page. */
  group: string;
  options: readonly { value: string; color: string; label: string }[];
  chosen: string | undefined;
  onChoose?: (color: string) => void;
}

const ignore = () => undefined;

/** Colors side by side: radio buttons, which arrow keys move through. */
export function Swatches({ legend, group, options, chosen, onChoose = ignore }: SwatchesProps) {
  return (
    <fieldset className="palette-swatches">
      <legend>{legend}</legend>
      {options.map(({ value, color, label }) => (
        <label key={value} title={label} style={{ '--swatch': color } as CSSProperties}>
          <input
            type="radio"
            name={group}
            aria-label={label}
            checked={value === chosen}
            onChange={() => onChoose(color)}
          />
        </label>
      ))}
    </fieldset>
  );
}
