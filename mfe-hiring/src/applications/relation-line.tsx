import type { Application } from '@goodword/contract/applications'
import { referrerName as nameOf } from '@goodword/contract/referrer-name'
import { NO_RELATION, RELATION_SENTENCES } from '@goodword/contract/relation-words'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  root: { margin: '0 0 8px', overflowWrap: 'anywhere' },
  absent: { margin: '0 0 8px', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

/** How the recommender knows the candidate: what is read first. A withdrawn application has no good word any more. */
export function RelationLine({ application }: { application: Application }) {
  const styles = useStyles()
  const { t } = useTexts()
  const { referrerRelation, referrerName, withdrawnAt } = application
  if (!referrerRelation) return withdrawnAt ? null : <p className={styles.absent}>{t(NO_RELATION)}</p>
  return (
    <p className={styles.root} dir="ltr">
      {t(RELATION_SENTENCES[referrerRelation], { name: <bdi key="name">{referrerName || nameOf(null, t)}</bdi> })}
    </p>
  )
}
