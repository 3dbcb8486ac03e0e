import { Button } from '@fluentui/react-components'
import { serverSentence } from '@goodword/contract/call'
import { said } from '@goodword/languages/texts'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { CriteriaForm } from './criteria-form.tsx'
import { RatingCard } from './rating-card.tsx'
import { draftOf, hasDraft } from './rating-drafts.ts'
import { RatingForm } from './rating-form.tsx'
import { UnsentWords } from './unsent-words.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { useForgetRatings, useRatings } from './use-ratings.ts'

const useStyles = makeStyles({
  parts: { display: 'grid', gap: '12px' },
  line: { margin: 0, color: tokens.colorNeutralForeground3, lineHeight: 1.5, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

const CLOSED = {
  recommender: said('You recommended this person, so your colleagues rate. Their ratings are not shown to you.'),
  candidate: said('This application is your own, so your colleagues rate. Their ratings are not shown to you.'),
  withdrawn: said('The candidate has withdrawn this application: ratings stay as they are.'),
}

interface RatingsPanelProps {
  applicationId: string
  jobId: string
}

/** One's own rating, and those of others once it is given (docs/rules.md#ratings-are-hidden-until-ones-own). */
export function RatingsPanel({ applicationId, jobId }: RatingsPanelProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const { data, error, mutate } = useRatings(applicationId)
  const forgetOthers = useForgetRatings(applicationId)
  const [open, setOpen] = useState<'rating' | 'criteria' | undefined>(hasDraft(applicationId) ? 'rating' : undefined)
  const opener = useFocusBack(open === 'criteria')
  if (!data) {
    return error ? (
      <div className={styles.parts}>
        <p className={styles.line}>{serverSentence(error) ?? t("We couldn't load the ratings.")}</p>
        <div className={styles.actions}>
          <Button onClick={() => void mutate()}>{t('Try again')}</Button>
        </div>
      </div>
    ) : (
      <Skeleton height="72px" />
    )
  }
  const { criteria, closedFor, mine, others } = data
  const draft = closedFor ? draftOf(applicationId) : undefined
  const close = () => setOpen(undefined)
  if (open === 'criteria')
    return (
      <CriteriaForm
        jobId={jobId}
        names={criteria}
        onClose={close}
        onSaved={(names) => {
          void mutate({ ...data, criteria: names }, false)
          forgetOthers()
        }}
      />
    )
  return (
    <div className={styles.parts}>
      {closedFor ? <p className={styles.line}>{t(CLOSED[closedFor])}</p> : null}
      {draft ? <UnsentWords draft={draft} asked={[]} /> : null}
      {mine && open !== 'rating' ? <RatingCard rating={mine} /> : null}
      {open === 'rating' && !closedFor ? (
        <RatingForm
          applicationId={applicationId}
          criteria={mine ? mine.judgements.map(({ criterion }) => criterion) : criteria}
          mine={mine}
          onClose={close}
          onSaved={(ratings) => void mutate(ratings, false)}
          onStale={() => void mutate()}
        />
      ) : null}
      {!(mine || closedFor) && open !== 'rating' ? (
        <p className={styles.line}>
          {t('By {criteria}. What others found is shown once you have given yours.', {
            criteria: <bdi>{criteria.join(', ')}</bdi>,
          })}
        </p>
      ) : null}
      {open === 'rating' || closedFor ? null : (
        <div className={styles.actions}>
          <Button onClick={() => setOpen('rating')}>{mine ? t('Change my rating') : t('Rate')}</Button>
          <Button ref={opener} appearance="subtle" onClick={() => setOpen('criteria')}>
            {t('Criteria of the job')}
          </Button>
        </div>
      )}
      {others?.map((rating) => (
        <RatingCard key={rating.id} rating={rating} />
      ))}
      {others?.length === 0 ? <p className={styles.line}>{t('Nobody else has rated yet.')}</p> : null}
    </div>
  )
}
