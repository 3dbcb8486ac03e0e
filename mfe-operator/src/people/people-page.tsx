import type { FoundPerson } from '@goodword/contract/operators'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { OperatorPage } from '../layout/operator-page.tsx'
import { FindForm } from './find-form.tsx'
import { FoundPeople } from './found-people.tsx'

const useStyles = makeStyles({ form: { marginBottom: '24px' } })

/** Finds a person by full address or id, and signs them out everywhere. Results are not kept beyond the page. */
export function PeoplePage() {
  const { t } = useTexts()
  const styles = useStyles()
  const [people, setPeople] = useState<FoundPerson[]>()
  return (
    <OperatorPage
      title={t('People')}
      lead={t('Search by full email address or id. Every search is recorded in the audit log.')}
    >
      <Panel className={styles.form}>
        <FindForm onFound={setPeople} />
      </Panel>
      {people ? <FoundPeople people={people} onChanged={setPeople} /> : null}
    </OperatorPage>
  )
}
