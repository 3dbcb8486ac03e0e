import { Button } from '@fluentui/react-components'
import { serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import type { Criteria } from '@goodword/contract/ratings'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { CriteriaForm } from './criteria-form.tsx'
import { findCriteriaCall } from './rating-calls.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useForgetRatings } from './use-ratings.ts'

const useStyles = makeStyles({
  parts: { display: 'grid', justifyItems: 'start', gap: '12px', maxWidth: '640px' },
  form: { maxWidth: '640px' },
  line: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: 1.5, overflowWrap: 'anywhere' },
})

/** By what the applications to a job are rated, and the way to name others (docs/rules.md#ratings-are-hidden-until-ones-own). */
export function JobCriteria({ jobId }: { jobId: string }) {
  const styles = useStyles()
  const { t } = useTexts()
  // Read anew whenever the page opens: who saves what was read before would undo what a colleague has named since.
  const options = { revalidateIfStale: true, dedupingInterval: 0 }
  const { data, error, isValidating, mutate } = useSWR<Criteria>(pathOf(findCriteriaCall, { id: jobId }), options)
  const forgetRatings = useForgetRatings()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useFocusBack(isOpen)
  if (!data || (isValidating && !isOpen))
    return error && !isValidating ? (
      <div className={styles.parts}>
        <p className={styles.line}>{serverSentence(error) ?? t("We couldn't load the criteria.")}</p>
        <Button onClick={() => void mutate()}>{t('Try again')}</Button>
      </div>
    ) : (
      <Skeleton height="72px" />
    )
  if (isOpen)
    return (
      <div className={styles.form}>
        <CriteriaForm jobId={jobId} names={data.names} onClose={() => setIsOpen(false)} onSaved={forgetRatings} />
      </div>
    )
  return (
    <div className={styles.parts}>
      <p className={styles.line}>
        {t('Your team rates applications by {criteria}.', { criteria: <bdi>{data.names.join(', ')}</bdi> })}
      </p>
      <Button ref={opener} onClick={() => setIsOpen(true)}>
        {t('Change the criteria')}
      </Button>
    </div>
  )
}
