import { useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../providers/language/LanguageProvider';
import { loadRtlCache } from '../../theme/loadRtlCache';
import { readOwnAppearance, writeOwnAppearance, type OwnAppearance } from '../../theme/ownAppearance';
import { updateIframes } from '../../theme/shareTheme';
import { getThemeState, subscribeToTheme } from '../../theme/themeStore';
import type { ToolAction } from './ToolAction';
import { TOOL_ICONS } from './toolIcons';

/**
 * Switches for the direction and the density of one demo alone.
 *
 * @param stage where it runs, or the window of a demo in an iframe
 */
export function useOwnAppearance(stage: HTMLElement): ToolAction[] {
  const { t } = useLanguage();
  const page = useSyncExternalStore(subscribeToTheme, getThemeState);
  const [own, setOwn] = useState<OwnAppearance>(() => readOwnAppearance(stage));

  const { direction, dense } = { ...page, ...own };
  const choose = (change: OwnAppearance) => {
    const next = { ...readOwnAppearance(stage), ...change };
    setOwn(next);
    writeOwnAppearance(stage, next);
    updateIframes(stage);
  };
  const turn = async () => {
    const next = direction === 'rtl' ? 'ltr' : 'rtl';
    if (next === 'rtl') {
      await loadRtlCache();
    }
    choose({ direction: next === page.direction ? undefined : next });
  };
  return [
    {
      name: 'direction',
      label: t('directions.rtl'),
      icon: TOOL_ICONS.direction,
      place: 'menu',
      isPressed: direction === 'rtl',
      onPress: () => void turn(),
    },
    {
      name: 'density',
      label: t('densities.dense'),
      icon: TOOL_ICONS.density,
      place: 'menu',
      isPressed: dense,
      onPress: () => choose({ dense: !dense === page.dense ? undefined : !dense }),
    },
  ];
}
