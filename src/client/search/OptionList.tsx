import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../components/Icon';
import { useSay } from './SearchTexts';

/** A line of the list: a link, or something to do. */
export interface SearchOption {
  id: string;
  content: ReactNode;
  /** Belongs to the line above. */
  isMinor?: boolean;
  href?: string;
  run?: () => void;
  /** Takes the line out of what is stored. */
  remove?: () => void;
}

/** Lines below a title. */
export interface OptionGroup {
  id: string;
  title: string;
  options: SearchOption[];
}

/** The id of a line, for the field that names the active one. */
export function getOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

interface OptionListProps {
  id: string;
  groups: readonly OptionGroup[];
  activeIndex: number;
  onActive: (index: number) => void;
  onChoose: (option: SearchOption, event: MouseEvent) => void;
  onRemove: (option: SearchOption) => void;
}

/** The list of a combobox, in groups: the focus stays in the field, which says what line is active. */
export function OptionList({ id, groups, activeIndex, onActive, onChoose, onRemove }: OptionListProps) {
  const say = useSay();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  const starts = groups.map((_, number) =>
    groups.slice(0, number).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    // The elements for lists of choices hold no links, and show no more than text.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={list} id={id} role="listbox" aria-label={say('results')}>
      {groups.map((group, number) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} className="search-group">
            {group.title}
          </div>
          {group.options.map((option, offset) => {
            const index = starts[number]! + offset;
            const line = {
              id: getOptionId(id, index),
              role: 'option',
              tabIndex: -1,
              'aria-selected': index === activeIndex,
              className: option.isMinor ? 'search-option search-option-minor' : 'search-option',
              onClick: (event: MouseEvent) => onChoose(option, event),
            };
            return (
              <div
                key={option.id}
                className="search-line"
                role="none"
                onPointerMove={() => index !== activeIndex && onActive(index)}
                onPointerDown={() => onActive(index)}
              >
                {option.href ? (
                  <a {...line} href={option.href}>
                    {option.content}
                  </a>
                ) : (
                  <button {...line} type="button">
                    {option.content}
                  </button>
                )}
                {option.remove && (
                  // A list holds lines only: the keyboard has Shift+Delete, and all can be removed below.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
                  <span className="search-remove" aria-hidden="true" onClick={() => onRemove(option)}>
                    <Icon name="close" />
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
