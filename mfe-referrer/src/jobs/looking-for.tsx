import { Button } from '@fluentui/react-components'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { ReferredPerson } from '../refer/referred-person.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    marginBottom: '16px',
    padding: '8px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    lineHeight: 1.5,
  },
})

interface LookingForProps {
  person: ReferredPerson
  onStop: () => void
}

/** Says for whom a job is looked for: the refer dialog begins with them. */
export function LookingFor({ person, onStop }: LookingForProps) {
  const { t } = useTexts()
  return (
    <div className={useStyles().root} role="status">
      <span>{t('You are looking for a job for {candidate}.', { candidate: <bdi>{person.candidateName}</bdi> })}</span>
      <Button onClick={onStop}>{t('Stop')}</Button>
    </div>
  )
}
