'use client'

import { useSyncExternalStore } from 'react'
import { THEME_KEY } from '@/components/site/theme-key'
import { Glyph } from '@/components/ui/glyph'
import { buttonVariants } from '@/components/ui/button'
import { withStorage } from '@/lib/storage/browser-storage'
import { showError } from '@/components/ui/toast-store'
import { t } from '@/lib/language/words'

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]
const THEME_NAMES: Record<Theme, string> = { system: t('system'), light: t('light'), dark: t('dark') }

const ICONS: Record<Theme, string> = {
  system: 'M3 5h18v11H3zM9 20h6M12 16v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5',
  dark: 'M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10z',
}

function subscribe(changed: () => void): () => void {
  addEventListener('themechange', changed)
  addEventListener('storage', changed)
  return () => {
    removeEventListener('themechange', changed)
    removeEventListener('storage', changed)
  }
}

function keptTheme(): Theme {
  const kept = withStorage((storage) => storage.getItem(THEME_KEY))
  return themes.find((theme) => kept.ok && theme === kept.value) ?? 'system'
}

/** Steps through the system's theme, light and dark. */
export function ThemeButton() {
  const theme = useSyncExternalStore(subscribe, keptTheme, () => 'system' as const)
  const next = themes[(themes.indexOf(theme) + 1) % themes.length]!
  const choose = () => {
    if (!withStorage((storage) => storage.setItem(THEME_KEY, next)).ok)
      showError(t('Couldn’t save theme'), t('Your browser blocks site storage.'))
    dispatchEvent(new Event('themechange'))
  }
  return (
    <button
      type="button"
      onClick={choose}
      // As wide as its longest label, so that nothing moves once the saved theme is known.
      className={buttonVariants({
        variant: 'quiet',
        className: 'min-w-28 max-sm:min-w-24 max-sm:px-2 lg:min-w-0 xl:min-w-28',
      })}
      aria-label={t('Theme: {0}. Change to {1}.', THEME_NAMES[theme], THEME_NAMES[next])}
    >
      <Glyph path={ICONS[theme]} />
      <span className="capitalize lg:hidden xl:inline">{THEME_NAMES[theme]}</span>
    </button>
  )
}
