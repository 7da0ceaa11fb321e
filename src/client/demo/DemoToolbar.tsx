import { Outline } from '../components/Icon';
import { copyText } from '../page/copyText';
import { announce } from '../providers/announcer/announcer';
import { setCodePreferences } from '../providers/code/codePreferencesStore';
import { useLanguage } from '../providers/language/LanguageProvider';
import {
  createDemoHash,
  STYLING_NAMES,
  type CodePreferences,
  type CodeVariant,
  type Styling,
} from '../../shared/codePreferences';
import { useConfirmation } from './useConfirmation';

const ICONS = {
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  enlarge: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  reduce: 'M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5',
  reset: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5',
};

interface DemoToolbarProps {
  name: string;
  /** What analytics know the demo by. */
  file: string;
  /** Names of the files that are copied. */
  files: readonly string[];
  /** The source that the demo shows. */
  shown: CodePreferences;
  /** The languages that the chosen styling has. */
  variants: readonly CodeVariant[];
  /** The stylings of the demo. */
  stylings: readonly Styling[];
  isCodeOpen: boolean;
  /** Whether the demo fills the window. */
  isFull: boolean;
  onFull: () => void;
  readSource: () => Promise<string>;
  onReset: () => void;
}

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly { value: Value; text: string; action: string; isDisabled?: boolean }[];
  chosen: Value;
  file: string;
  onChoose: (value: Value) => void;
}

/** A few buttons of which one is pressed. */
function Choice<Value extends string>({ label, values, chosen, file, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className="toggle-group" aria-label={label}>
      {values.map(({ value, text, action, isDisabled }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          disabled={isDisabled}
          data-ga-event-category="demo"
          data-ga-event-action={action}
          data-ga-event-label={file}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}

/** Everything that can be done with a demo and its code. */
export function DemoToolbar({
  name,
  file,
  files,
  shown,
  variants,
  stylings,
  isCodeOpen,
  isFull,
  onFull,
  readSource,
  onReset,
}: DemoToolbarProps) {
  const { t } = useLanguage();
  const [isCopied, confirmCopy] = useConfirmation();
  const [isLinkCopied, confirmLink] = useConfirmation();
  const analytics = (action: string) => ({
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': file,
  });
  const hash = createDemoHash(name, shown);
  const copyLabel = files.length > 1 ? t('demo.copyFiles', { count: String(files.length) }) : t('copy');

  const copySource = async () => {
    const text = await readSource().catch(() => '');
    if (text && (await copyText(text))) {
      confirmCopy();
      announce(t('copied'));
    }
  };
  const copyLink = async (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    if (await copyText(new URL(hash, location.href).href)) {
      confirmLink();
      announce(t('copied'));
    } else {
      // The address bar has it then.
      location.hash = hash;
    }
  };

  return (
    <div className="demo-toolbar">
      <div className="demo-choices">
        {stylings.length > 1 && (
          <Choice
            label={t('demo.styling')}
            values={stylings.map((value) => ({
              value,
              text: STYLING_NAMES[value],
              action: `styling-${value}`,
            }))}
            chosen={shown.styling}
            file={file}
            onChoose={(styling) => setCodePreferences({ styling })}
          />
        )}
        {isCodeOpen && (
          <Choice
            label={t('demo.variant')}
            values={[
              { value: 'JS', text: 'JS', action: 'source-js' },
              { value: 'TS', text: 'TS', action: 'source-ts', isDisabled: !variants.includes('TS') },
            ]}
            chosen={shown.variant}
            file={file}
            onChoose={(variant) => setCodePreferences({ variant })}
          />
        )}
      </div>
      <button
        type="button"
        className="icon-button"
        data-copied={isCopied || undefined}
        aria-label={isCopied ? t('copied') : copyLabel}
        title={copyLabel}
        {...analytics('copy')}
        onClick={copySource}
      >
        <Outline path={ICONS[isCopied ? 'check' : 'copy']} />
      </button>
      <a
        className="icon-button"
        href={hash}
        data-copied={isLinkCopied || undefined}
        aria-label={t(isLinkCopied ? 'copied' : 'demo.copyLink')}
        title={t('demo.copyLink')}
        {...analytics(shown.variant === 'JS' ? 'copy-js-source-link' : 'copy-ts-source-link')}
        onClick={copyLink}
      >
        <Outline path={ICONS[isLinkCopied ? 'check' : 'link']} />
      </a>
      <button
        type="button"
        className="icon-button demo-fill"
        aria-label={t('demo.fillWindow')}
        aria-pressed={isFull}
        title={t(isFull ? 'demo.leaveWindow' : 'demo.fillWindow')}
        {...analytics('fill-window')}
        onClick={onFull}
      >
        <Outline path={ICONS[isFull ? 'reduce' : 'enlarge']} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('demo.reset')}
        title={t('demo.reset')}
        {...analytics('reset')}
        onClick={onReset}
      >
        <Outline path={ICONS.reset} />
      </button>
    </div>
  );
}
