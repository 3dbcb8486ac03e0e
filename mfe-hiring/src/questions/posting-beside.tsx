import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { formatSalary } from '@goodword/contract/format-pay'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { workplaceWords } from '@goodword/contract/workplace-words'
import { WrittenWithAi } from '@goodword/shared-ui/ai/written-with-ai.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { usePosting } from '../posting/use-posting.ts'

const useStyles = makeStyles({
  posting: {
    maxHeight: '24rem',
    overflowY: 'auto',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  facts: { margin: '2px 0 10px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  text: {
    margin: '0 0 10px',
    lineHeight: 1.55,
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

/** What the person who asks has read, and a way to put into it what they did not find. */
export function PostingBeside({ jobId }: { jobId: string }) {
  const styles = useStyles()
  const { t } = useTexts()
  const { posting: read, error, reload } = usePosting(jobId)
  if (error)
    return (
      <ReadFailed
        heading={t("We couldn't load the posting")}
        text={serverSentence(error)}
        requestId={requestIdOf(error)}
        onRetry={reload}
      />
    )
  if (!read) return <Skeleton height="12rem" />
  const { posting } = read
  const facts = [posting.location, workplaceWords(posting), t(JOB_TYPE_LABELS[posting.type]), formatSalary(posting)]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section className={styles.posting} aria-label={t('The posting')} tabIndex={0}>
      <Heading level={3} size="small" dir="auto">
        {posting.title}
      </Heading>
      <p className={styles.facts} dir="auto">
        {facts.filter(Boolean).join(' · ')}
      </p>
      <WrittenWithAi model={posting.writtenWithAi?.description}>
        <p className={styles.text} dir="auto">
          {posting.description}
        </p>
      </WrittenWithAi>
      <WrittenWithAi model={posting.writtenWithAi?.requirements}>
        <p className={styles.text} dir="auto">
          {posting.requirements}
        </p>
      </WrittenWithAi>
      <TextLink to={`/edit-job/${jobId}`}>{t('Edit the posting')}</TextLink>
    </section>
  )
}
