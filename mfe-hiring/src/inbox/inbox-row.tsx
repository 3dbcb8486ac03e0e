import type { ListedApplication } from '@goodword/contract/inbox'
import { referrerName as nameOf } from '@goodword/contract/referrer-name'
import { RELATION_SENTENCES } from '@goodword/contract/relation-words'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { Link, useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { memo, type ReactNode } from 'react'
import { StatusBadge } from '../applications/status-badge.tsx'
import { correctedParts } from '../review/corrected-words.ts'
import { needsSomebody, promiseWords } from '../waiting/promise-of.ts'
import { waitingWords } from '../waiting/waiting-words.ts'

const PHONE = '@media (max-width: 639px)'

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '4px',
    padding: '10px 20px 12px 8px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    // Where the keys are, also for who does not see the ring at once.
    '&:has(a:focus-visible)': { boxShadow: `inset 4px 0 0 ${tokens.colorCompoundBrandStroke}` },
    // Out of sight it is neither laid out nor painted; the size is a typical row's.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 84px',
    '@media print': { contentVisibility: 'visible' },
    // Out of sight it keeps the colours of before the other scheme was chosen, and would fade from them when it comes.
    '& :is(a, button, span)': { transitionDuration: '0s' },
    [PHONE]: { paddingInlineEnd: '14px' },
  },
  selected: { backgroundColor: tokens.selectedBackground, ':hover': { backgroundColor: tokens.selectedBackground } },
  // Above the link, which covers the row.
  tick: {
    position: 'relative',
    zIndex: 1,
    gridRowEnd: 'span 2',
    alignSelf: 'start',
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    marginBlockStart: '-8px',
    cursor: 'pointer',
    '@media (pointer: coarse)': { width: '44px', height: '44px' },
  },
  box: { width: '1.125rem', height: '1.125rem', margin: 0, accentColor: tokens.colorCompoundBrandBackground },
  who: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 10px', minWidth: 0 },
  name: {
    color: 'inherit',
    fontWeight: 500,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    // Reached by keys it is hidden by neither the header nor the bar of the selected ones.
    scrollMarginBlock: '100px 250px',
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  unread: { fontWeight: 700 },
  dot: {
    display: 'inline-block',
    width: '8px',
    height: '8px',
    marginInlineEnd: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandBackground,
  },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  job: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  facts: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    flexWrap: 'wrap',
    gap: '4px 12px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    [PHONE]: { gridColumnStart: 2, gridColumnEnd: 'span 2', justifyContent: 'start', marginBlock: '4px' },
  },
  waits: { minWidth: '6rem', textAlign: 'end', [PHONE]: { textAlign: 'start' } },
  quote: {
    gridColumnStart: 2,
    gridColumnEnd: 'span 2',
    margin: '2px 0 0',
    maxWidth: '110ch',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: 1.45,
    textAlign: 'start',
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  news: {
    gridColumnStart: 2,
    gridColumnEnd: 'span 2',
    margin: '2px 0 0',
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  by: { color: tokens.rewardForeground, fontWeight: tokens.fontWeightSemibold },
})

const isolated = (words: ReactNode) => <bdi>{words}</bdi>

interface InboxRowProps {
  application: ListedApplication
  isSelected: boolean
  onSelect: (id: string) => void
  /** Called when it is about to be opened. */
  onOpen: (id: string) => void
}

/** One application of the inbox: all of it leads to its review, but the box that selects it. */
export const InboxRow = memo(function InboxRow({ application, isSelected, onSelect, onOpen }: InboxRowProps) {
  const styles = useStyles()
  const texts = useTexts()
  const { t } = texts
  const { id, job, status, withdrawnAt, createdAt, referrerName, referrerMessage, referrerRelation } = application
  const name = nameOf(application, t)
  const referrer = <bdi className={styles.by}>{referrerName || nameOf(null, t)}</bdi>
  // How they know each other comes first (docs/rules.md#how-they-know-each-other-comes-first).
  const relation = referrerRelation ? <span>{t(RELATION_SENTENCES[referrerRelation], { name: referrer })}</span> : null
  const promise = promiseWords(application, texts)
  const waits = needsSomebody(application)
  const isNew = application.isUnread && waits
  const { candidateNews } = application
  const corrected = candidateNews && correctedParts(candidateNews, t)
  return (
    <li className={mergeClasses(styles.row, isSelected && styles.selected)}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isSelected}
          aria-label={t('Select the application of {name}', { name })}
          onChange={() => onSelect(id)}
        />
      </label>
      <span className={styles.who}>
        <Link
          to={`/applications/${id}`}
          className={mergeClasses(styles.name, isNew && styles.unread)}
          data-application={id}
          onClick={() => onOpen(id)}
        >
          {isNew ? (
            <>
              <span className={styles.dot} aria-hidden="true" />
              <span className={styles.hidden}>{t('Unread:')} </span>
            </>
          ) : null}
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.job} dir="auto">
          {job.title}
        </span>
      </span>
      <span className={styles.facts}>
        {promise ? <Badge tone={promise.tone}>{promise.text}</Badge> : null}
        <StatusBadge status={status} withdrawnAt={withdrawnAt} />
        <span className={styles.waits}>
          {waits ? (
            <>
              <span className={styles.hidden}>{t('Waiting:')} </span>
              {waitingWords(createdAt, texts)}
            </>
          ) : (
            formatDate(createdAt)
          )}
        </span>
      </span>
      {corrected ? (
        <p className={styles.news}>{t('Corrected by the candidate: {parts}', { parts: <span>{corrected}</span> })}</p>
      ) : null}
      {candidateNews?.kind === 'note' ? <p className={styles.news}>{t('New note from the candidate')}</p> : null}
      <p className={styles.quote} dir="auto">
        {relation && referrerMessage
          ? t('{relation} <words>“{message}”</words>', { relation, words: isolated, message: referrerMessage })
          : referrerMessage
            ? t('{referrer}<words>: “{message}”</words>', { referrer, words: isolated, message: referrerMessage })
            : (relation ?? t('{referrer} recommended them', { referrer }))}
      </p>
    </li>
  )
})
