import { useId } from 'react';

interface FileTabsProps {
  names: readonly string[];
  chosen: string;
  /** The file that something is wrong with. */
  fault?: string;
  label: string;
  onChoose: (name: string) => void;
}

/** The files of a demo, of which one is in the editor; nothing where there is only one. */
export function FileTabs({ names, chosen, fault, label, onChoose }: FileTabsProps) {
  const group = useId();
  if (names.length === 1) {
    return null;
  }
  return (
    <div className="tabs editor-tabs" role="radiogroup" aria-label={label}>
      {names.map((name) => (
        <label key={name} data-fault={name === fault || undefined}>
          <input type="radio" name={group} checked={name === chosen} onChange={() => onChoose(name)} />
          {name}
        </label>
      ))}
    </div>
  );
}
