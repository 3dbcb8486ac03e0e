import { call, failureOf } from '@goodword/contract/call'
import { callOf, pathOf } from '@goodword/contract/endpoint'
import type { findSettings, Settings, saveSettings } from '@goodword/contract/settings'
import { showToast, useSWR } from '@goodword/shared-ui/kernel'
import { useEffect } from 'react'

// Without their schemas: a page of applications loads quickly.
const find = callOf<typeof findSettings>('GET', '/api/settings')
const save = callOf<typeof saveSettings>('PUT', '/api/settings')
const KEY = 'single-key-shortcuts'

/**
 * Whether single keys act, which is a setting of the account (docs/rules.md#single-keys-can-be-turned-off). Until it is read, what this
 * browser knows of it holds.
 */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  const { data, mutate } = useSWR<Settings>(pathOf(find))
  const singleKeys = data?.singleKeys
  useEffect(() => {
    if (singleKeys !== undefined) remember(singleKeys)
  }, [singleKeys])
  return [
    singleKeys ?? remembered(),
    (wanted) => {
      const show = (isOn: boolean) => void mutate((now) => now && { ...now, singleKeys: isOn }, false)
      show(wanted)
      // Alone: what is known here of the others may be old.
      call(save, { body: { singleKeys: wanted } }).then(
        (saved) => void mutate(saved, false),
        (error: unknown) => {
          show(!wanted)
          showToast({ tone: 'destructive', title: 'The switch was not saved', ...failureOf(error) })
        },
      )
    },
  ]
}

function remember(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // Storage is forbidden: it holds until the page is left.
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}
