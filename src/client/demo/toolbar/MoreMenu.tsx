import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Outline } from '../../components/Icon';
import { useLanguage } from '../../providers/language/LanguageProvider';
import { createAnalytics } from './analytics';
import { findItems, findNextItem } from './findItems';
import { placeMenu } from './placeMenu';
import type { ToolAction } from './ToolAction';
import { TOOL_ICONS } from './toolIcons';

interface MoreMenuProps {
  groups: readonly (readonly ToolAction[])[];
  /** What analytics know the demo by. */
  file: string;
}

interface MenuItemProps {
  action: ToolAction;
  file: string;
  /** Comes before the action, which may lead the focus away. */
  onChoose: () => void;
}

function MenuItem({
  action: { name, label, icon, place, href, isNewTab, isPressed, onPress },
  file,
  onChoose,
}: MenuItemProps) {
  const common = {
    role: isPressed === undefined ? 'menuitem' : 'menuitemcheckbox',
    'aria-checked': isPressed,
    tabIndex: -1,
    'data-place': place,
    ...createAnalytics(name, file),
    onClick: (event: MouseEvent) => {
      onChoose();
      onPress?.(event);
    },
  };
  const content = (
    <>
      <Outline path={icon} />
      {label}
      {isPressed && <Outline path={TOOL_ICONS.check} />}
    </>
  );
  return href === undefined ? (
    <button type="button" {...common}>
      {content}
    </button>
  ) : (
    <a href={href} target={isNewTab ? '_blank' : undefined} {...common}>
      {content}
    </a>
  );
}

/** A button that opens a menu of the actions that are rare, or that the toolbar has no room for. */
export function MoreMenu({ groups, file }: MoreMenuProps) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  const close = () => {
    menu.current!.hidePopover();
    button.current!.focus();
  };
  const choose = ({ name }: ToolAction) => {
    close();
    setChosen(name);
  };
  // The menu is closed while its action works: the button tells how that goes.
  const { confirmation, isBusy } = groups.flat().find(({ name }) => name === chosen) ?? {};
  // In place of the browser, which tells of an open menu only later: a key that comes at once is for the menu.
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    if (menu.current!.togglePopover()) {
      placeMenu(menu.current!, button.current!);
      findItems(menu.current!)[0]?.focus({ preventScroll: true });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      // From the button on, where the focus goes back to.
      close();
      return;
    }
    if (event.key === 'Escape') {
      // A demo that fills the window goes on to do so.
      event.preventDefault();
      close();
      return;
    }
    const next = findNextItem(findItems(menu.current!), event.key, ['ArrowUp', 'ArrowDown']);
    if (next) {
      event.preventDefault();
      next.focus();
    }
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button"
        popoverTarget={id}
        onClick={toggle}
        aria-haspopup="menu"
        aria-label={t('demo.more')}
        aria-busy={isBusy}
        data-copied={confirmation ? true : undefined}
        title={t('demo.more')}
      >
        <Outline path={TOOL_ICONS[confirmation ? 'check' : 'more']} />
      </button>
      <div
        ref={menu}
        id={id}
        className="demo-menu popup"
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={t('demo.more')}
        onKeyDown={onKeyDown}
      >
        {groups
          .filter((actions) => actions.length > 0)
          .map((actions) => (
            <fieldset key={actions[0]!.name} className="demo-menu-group">
              {actions.map((action) => (
                <MenuItem key={action.name} action={action} file={file} onChoose={() => choose(action)} />
              ))}
            </fieldset>
          ))}
      </div>
    </>
  );
}
