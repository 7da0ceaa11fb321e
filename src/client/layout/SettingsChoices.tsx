import type { ReactNode } from 'react';

interface SettingsChoiceProps {
  isChosen: boolean;
  /** What analytics call the choice. */
  action?: string;
  onChoose: () => void;
  children: ReactNode;
}

/** One value of a setting. */
export function SettingsChoice({ isChosen, action, onChoose, children }: SettingsChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-ga-event-category={action && 'settings'}
      data-ga-event-action={action}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}

/** A setting with a few values. */
export function SettingsChoices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="settings-group">
      <legend>{legend}</legend>
      <div className="toggle-group">{children}</div>
    </fieldset>
  );
}
