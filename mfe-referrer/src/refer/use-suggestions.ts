import { call, failureOf } from '@goodword/contract/call'
import { callOf, pathOf } from '@goodword/contract/endpoint'
import type { findSettings, saveSettings } from '@goodword/contract/settings'
import { useSwitchSetting } from '@goodword/shared-ui/data/use-switch-setting.ts'

const find = callOf<typeof findSettings>('GET', '/api/settings')
const save = callOf<typeof saveSettings>('PUT', '/api/settings')

/** Whether suggestions are shown while somebody writes, which is a setting of the account (docs/rules.md#suggestions-can-be-turned-off). */
export function useSuggestions(): [boolean, (isOn: boolean) => void] {
  return useSwitchSetting({
    path: pathOf(find),
    name: 'suggestions',
    save: (body) => call(save, { body }),
    explain: failureOf,
  })
}
