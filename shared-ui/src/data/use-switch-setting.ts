import { showToast, useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { useEffect } from 'react'

interface SwitchSetting<Name extends string> {
  /** Where the account's settings are read, and which of them it is. */
  path: string
  name: Name
  /** Saves it alone: what is known here of the others may be old. @returns all settings */
  save: (change: Record<Name, boolean>) => Promise<Record<Name, boolean>>
  /** What to say where that failed. */
  explain: (error: unknown) => object
}

/**
 * A switch that is a setting of the account and begins on. Until it is read, what this browser knows of it holds.
 * @returns whether it is on, and what turns it
 */
export function useSwitchSetting<Name extends string>(
  setting: SwitchSetting<Name>,
): [boolean, (isOn: boolean) => void] {
  const { path, name, save, explain } = setting
  const { t } = useTexts()
  const { data, mutate } = useSWR<Record<Name, boolean>>(path)
  const isOn = data?.[name]
  useEffect(() => {
    if (isOn !== undefined) remember(name, isOn)
  }, [name, isOn])
  return [
    isOn ?? remembered(name),
    (wanted) => {
      const show = (shown: boolean) => void mutate((now) => now && { ...now, [name]: shown }, false)
      show(wanted)
      save({ [name]: wanted } as Record<Name, boolean>).then(
        (saved) => void mutate(saved, false),
        (error: unknown) => {
          show(!wanted)
          showToast({ tone: 'destructive', title: t('The switch was not saved'), ...explain(error) })
        },
      )
    },
  ]
}

function remember(name: string, isOn: boolean): void {
  try {
    localStorage.setItem(`setting:${name}`, isOn ? 'on' : 'off')
  } catch {
    // Storage is forbidden: it holds until the page is left.
  }
}

function remembered(name: string): boolean {
  try {
    return localStorage.getItem(`setting:${name}`) !== 'off'
  } catch {
    return true
  }
}
