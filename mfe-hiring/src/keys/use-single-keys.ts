import { call, failureOf } from '@goodword/contract/call'
import { callOf, pathOf } from '@goodword/contract/endpoint'
import type { findSettings, saveSettings } from '@goodword/contract/settings'
import { useSwitchSetting } from '@goodword/shared-ui/data/use-switch-setting.ts'

// Without their schemas: a page of applications loads quickly.
const find = callOf<typeof findSettings>('GET', '/api/settings')
const save = callOf<typeof saveSettings>('PUT', '/api/settings')

/** Whether single keys act, which is a setting of the account (docs/rules.md#single-keys-can-be-turned-off). */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  return useSwitchSetting({
    path: pathOf(find),
    name: 'singleKeys',
    save: (body) => call(save, { body }),
    explain: failureOf,
  })
}
