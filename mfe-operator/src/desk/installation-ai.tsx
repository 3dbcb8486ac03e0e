import { INSTALLATION } from '@goodword/contract/addresses'
import type { findAi, setAi } from '@goodword/contract/ai'
import { call, failureOf } from '@goodword/contract/call'
import { callOf, pathOf } from '@goodword/contract/endpoint'
import type { Installation } from '@goodword/contract/installation'
import { AiSwitch } from '@goodword/shared-ui/ai/ai-switch.tsx'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'

const find = callOf<typeof findAi>('GET', '/api/operator/ai')
const save = callOf<typeof setAi>('PUT', '/api/operator/ai')

const useStyles = makeStyles({ root: { marginTop: '24px' } })

/** Turns the language model off for everybody, or on again; nothing where there is none. */
export function InstallationAi() {
  const { t } = useTexts()
  const styles = useStyles()
  const { data } = useSWR<Installation>(INSTALLATION)
  if (!data?.model) return null
  return (
    <div className={styles.root}>
      <AiSwitch
        model={data.model}
        label={t('Let people ask the language model')}
        hint={t('Turned off, no text leaves any server from the next press on.')}
        path={pathOf(find)}
        save={(body) => call(save, { body })}
        explain={failureOf}
      />
    </div>
  )
}
