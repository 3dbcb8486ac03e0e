import type { Ratings } from '@goodword/contract/ratings'
import { referrerName } from '@goodword/contract/referrer-name'
import { WrittenWithAi } from '@goodword/shared-ui/ai/written-with-ai.tsx'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { Fragment, type ReactNode } from 'react'
import { AddressBadge } from '../applications/address-badge.tsx'
import { AllDocuments } from '../applications/all-documents.tsx'
import { RelationLine } from '../applications/relation-line.tsx'
import { StatusBadge } from '../applications/status-badge.tsx'
import { RatingCard } from '../ratings/rating-card.tsx'
import { useMarkRead } from '../reading/use-mark-read.ts'
import { shownDocuments } from '../review/document-kind.ts'
import type { Compared } from './use-compared.ts'

/** How many facts a column has below the name. */
export const FACTS = 8

const useStyles = makeStyles({
  column: {
    display: 'grid',
    gridRow: `span ${FACTS + 1}`,
    gridTemplateRows: 'subgrid',
    marginBottom: '16px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 759px)': { gridRow: 'auto', gridTemplateRows: 'none' },
  },
  name: { margin: 0, fontSize: tokens.fontSizeBase500, overflowWrap: 'anywhere' },
  fact: { paddingTop: '12px', minWidth: 0 },
  label: {
    margin: '0 0 2px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  words: { margin: 0, lineHeight: 1.5, textAlign: 'start', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  absent: { margin: 0, color: tokens.colorNeutralForeground3 },
  ratings: { display: 'grid', gap: '8px' },
})

/** One application of a comparison: the same facts in the same rows as its neighbours. */
export function ComparedColumn({ application, ratings }: Compared) {
  const styles = useStyles()
  const { t } = useTexts()
  useMarkRead(application)
  const {
    id,
    referrerMessage,
    referrerMessageWrittenWithAi: model,
    coverLetter,
    createdAt,
    status,
    withdrawnAt,
    addressConfirmed,
  } = application
  const words = (text: string | null) =>
    text ? (
      <p className={styles.words} dir="auto">
        {text}
      </p>
    ) : (
      <p className={styles.absent}>{t('None')}</p>
    )
  const facts: [string, ReactNode][] = [
    [
      t('Good word'),
      <Fragment key="word">
        <RelationLine application={application} />
        <WrittenWithAi model={model}>{words(referrerMessage)}</WrittenWithAi>
      </Fragment>,
    ],
    [t('Applied'), formatDate(createdAt)],
    [t('Referred by'), <bdi key="by">{application.referrerName || referrerName(null, t)}</bdi>],
    [t('Status'), <StatusBadge key="status" status={status} withdrawnAt={withdrawnAt} />],
    [t('Address'), addressConfirmed ? t('Confirmed') : <AddressBadge key="address" confirmed={false} />],
    [
      t('Documents'),
      shownDocuments(application, t).length > 0 ? (
        <AllDocuments key="documents" application={application} />
      ) : (
        words(null)
      ),
    ],
    [t('Cover letter'), words(coverLetter)],
    [t('Ratings'), <RatingWords key="ratings" ratings={ratings} />],
  ]
  return (
    <article className={styles.column} aria-labelledby={`compared-${id}`}>
      <h2 id={`compared-${id}`} className={styles.name} dir="auto">
        <TextLink to={`/applications/${id}`}>{referrerName(application, t)}</TextLink>
      </h2>
      {facts.map(([label, fact]) => (
        <div key={label} className={styles.fact}>
          <h3 className={styles.label}>{label}</h3>
          {fact}
        </div>
      ))}
    </article>
  )
}

/** What people found, in words: only where the reader has given their own. */
function RatingWords({ ratings: { mine, others, closedFor } }: { ratings: Ratings }) {
  const styles = useStyles()
  const { t } = useTexts()
  if (closedFor === 'recommender') return <p className={styles.absent}>{t('You recommended this person.')}</p>
  if (closedFor === 'candidate') return <p className={styles.absent}>{t('This application is your own.')}</p>
  if (!mine) return <p className={styles.absent}>{t('Shown once you have given yours.')}</p>
  return (
    <div className={styles.ratings}>
      {[mine, ...(others ?? [])].map((rating) => (
        <RatingCard key={rating.id} rating={rating} />
      ))}
    </div>
  )
}
