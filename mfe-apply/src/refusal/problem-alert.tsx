import { RequestId } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  alert: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.badgeRedBackground,
    color: tokens.badgeRedForeground,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
  },
})

/** What did not work, for the person it happened to. */
export interface Problem {
  /** One sentence to act on. */
  sentence: string
  /** Of the call that failed, to be quoted in a report. */
  requestId?: string | undefined
}

/** Why something did not work; it stays, unlike a notification. */
export function ProblemAlert({ sentence, requestId }: Problem) {
  const styles = useStyles()
  return (
    <div>
      <p role="alert" className={styles.alert}>
        {sentence}
      </p>
      <RequestId id={requestId} />
    </div>
  )
}
