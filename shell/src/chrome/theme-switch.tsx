import { Button } from '@fluentui/react-components'
import { WeatherMoonRegular, WeatherSunnyRegular } from '@fluentui/react-icons'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { useSyncExternalStore } from 'react'
import { keepInCookie } from '../cookies/keep-in-cookie.ts'

const useStyles = makeStyles({ root: { '@media (scripting: none)': { display: 'none' } } })

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
  keepInCookie('theme', theme)
  window.dispatchEvent(new Event(CHANGED))
}

/** Light or dark: the system's preference until the person says otherwise. Not shown where it could do nothing. */
export function ThemeSwitch() {
  const styles = useStyles()
  const { t } = useTexts()
  const dark = useSyncExternalStore(subscribe, isDark, () => false)
  return (
    <Button
      className={styles.root}
      appearance="subtle"
      aria-label={dark ? t('Use light colours') : t('Use dark colours')}
      icon={dark ? <WeatherSunnyRegular /> : <WeatherMoonRegular />}
      onClick={() => choose(dark ? 'light' : 'dark')}
    />
  )
}
