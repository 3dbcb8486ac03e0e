import { INSTALLATION } from '@goodword/contract/addresses'
import type { findCompanyAi, setCompanyAi } from '@goodword/contract/ai'
import { call, failureOf } from '@goodword/contract/call'
import { callOf, pathOf } from '@goodword/contract/endpoint'
import type { Installation } from '@goodword/contract/installation'
import { AiSwitch } from '@goodword/shared-ui/ai/ai-switch.tsx'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'

const find = callOf<typeof findCompanyAi>('GET', '/api/company/ai')
const save = callOf<typeof setCompanyAi>('PUT', '/api/company/ai')

/** An owner's choice whether the company uses the installation's language model; nothing where there is none. */
export function CompanyAi() {
  const { t } = useTexts()
  const { data } = useSWR<Installation>(INSTALLATION)
  if (!data?.model) return null
  return (
    <AiSwitch
      model={data.model}
      label={t('Suggest plainer words by the language model')}
      hint={t(
        'On a press, your colleagues can send the text of a posting or of a message to it. Applications are never sent.',
      )}
      path={pathOf(find)}
      save={(body) => call(save, { body })}
      explain={failureOf}
    />
  )
}
