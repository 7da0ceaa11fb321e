import { useSay } from './SearchTexts';

/** What the keys do, below the list; a screen reader says it of a combobox by itself. */
export function SearchKeys() {
  const say = useSay();
  return (
    <p className="search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {say('keys.move')}
      </span>
      <span>
        <kbd>↵</kbd> {say('keys.open')}
      </span>
      <span>
        <kbd>Esc</kbd> {say('keys.close')}
      </span>
    </p>
  );
}
