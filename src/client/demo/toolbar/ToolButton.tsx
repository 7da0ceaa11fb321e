import { Outline } from '../../components/Icon';
import { createAnalytics } from './analytics';
import type { ToolAction } from './ToolAction';
import { TOOL_ICONS } from './toolIcons';

interface ToolButtonProps {
  action: ToolAction;
  /** What analytics know the demo by. */
  file: string;
}

/** An action as an icon in the toolbar. */
export function ToolButton({ action, file }: ToolButtonProps) {
  const {
    name,
    label,
    word,
    icon,
    place,
    confirmation,
    href,
    isNewTab,
    isPressed,
    isBusy,
    onApproach,
    onPress,
  } = action;
  const common = {
    className: 'icon-button',
    'data-place': place,
    'data-word': word && '',
    'data-copied': confirmation ? true : undefined,
    'aria-label': confirmation ?? label,
    title: label,
    ...createAnalytics(name, file),
    onPointerEnter: onApproach,
    onFocus: onApproach,
    onClick: onPress,
  };
  const content = (
    <>
      <Outline path={confirmation ? TOOL_ICONS.check : icon} />
      {word && <span>{word}</span>}
    </>
  );
  return href === undefined ? (
    <button type="button" aria-pressed={isPressed} aria-busy={isBusy} {...common}>
      {content}
    </button>
  ) : (
    <a href={href} target={isNewTab ? '_blank' : undefined} {...common}>
      {content}
    </a>
  );
}
