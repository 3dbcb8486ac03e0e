import { Button } from '@fluentui/react-components'
import { WeatherMoonRegular, WeatherSunnyRegular } from '@fluentui/react-icons'
import { useSyncExternalStore } from 'react'

/** Seconds that a choice is kept: a year. */
const AGE = 31_536_000
const CHANGED = 'themechange'

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    system.removeEventListener('change', listener)
    window.removeEventListener(CHANGED, listener)
  }
}

function choose(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme
  // A cookie, so that the next page comes with it (backend/src/web/theme-cookie.ts) and nothing flashes.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too new for the phones we write for
  document.cookie = `theme=${theme}; path=/; max-age=${AGE}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  window.dispatchEvent(new Event(CHANGED))
}

/** Light or dark: the system's preference until the person says otherwise. */
export function ThemeSwitch() {
  const dark = useSyncExternalStore(subscribe, isDark, () => false)
  return (
    <Button
      appearance="subtle"
      aria-label={dark ? 'Use light colours' : 'Use dark colours'}
      icon={dark ? <WeatherSunnyRegular /> : <WeatherMoonRegular />}
      onClick={() => choose(dark ? 'light' : 'dark')}
    />
  )
}
