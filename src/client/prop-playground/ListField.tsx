import type { Translate } from '../../shared/languages/translate';
import type { ControlKind, PropControl, PropValue } from '../../shared/prop-playground/propPlayground';
import { TypedField } from './TypedField';

type ListKind = Extract<ControlKind, { kind: 'list' }>;

type Item = string | number;

/** New colors, one after another: none is that of the packages, so that each can be seen. */
const NEW_COLORS = ['#0e7c86', '#d9730d', '#7a5af8', '#c2255c', '#2b8a3e', '#1971c2'];

/** What an item begins as. @param count of the items that are there */
function createItem(of: ListKind['of'], count: number): Item {
  const items: Record<ListKind['of'], Item> = {
    text: 'text',
    number: 0,
    color: NEW_COLORS[count % NEW_COLORS.length]!,
  };
  return items[of];
}

interface ListFieldProps {
  id: string;
  of: ListKind['of'];
  control: PropControl;
  value: PropValue | undefined;
  isDisabled: boolean;
  t: Translate;
  onChange: (value: PropValue | undefined) => void;
}

/** A list of texts, numbers or colors: a field for each, and buttons that add one and remove the last. */
export function ListField({ id, of, control, value, isDisabled, t, onChange }: ListFieldProps) {
  const { name, href } = control;
  const items = (value ?? control.default ?? []) as readonly Item[];
  const change = (next: readonly Item[]) =>
    onChange(next.length > 0 ? (next as readonly string[]) : undefined);
  return (
    <div className="prop-options">
      {items.map((item, index) => {
        const itemId = `${id}-${index}`;
        const setItem = (next: PropValue | undefined) => change(items.with(index, (next ?? item) as Item));
        return (
          <span key={itemId}>
            <label className="visually-hidden" htmlFor={itemId}>
              {t('propPlayground.item', { name, number: String(index + 1) })}
            </label>
            {of === 'color' ? (
              <input
                id={itemId}
                type="color"
                disabled={isDisabled}
                value={String(item)}
                onChange={({ target }) => setItem(target.value)}
              />
            ) : (
              <TypedField
                id={itemId}
                control={{ kind: of, name, href }}
                value={item}
                isDisabled={isDisabled}
                t={t}
                onChange={setItem}
              />
            )}
          </span>
        );
      })}
      <span className="prop-list-buttons">
        <button
          type="button"
          className="button"
          disabled={isDisabled}
          aria-label={t('propPlayground.addItem', { name })}
          onClick={() => change([...items, createItem(of, items.length)])}
        >
          +
        </button>
        {items.length > 0 && (
          <button
            type="button"
            className="button"
            disabled={isDisabled}
            aria-label={t('propPlayground.remove', { name, number: String(items.length) })}
            onClick={() => change(items.slice(0, -1))}
          >
            −
          </button>
        )}
      </span>
    </div>
  );
}
