import { Link } from '@fluentui/react-components'
import { applicationNumber } from '@goodword/contract/application-number'
import type { ReviewedApplication } from '@goodword/contract/inbox'
import { referrerName as nameOf } from '@goodword/contract/referrer-name'
import { formatDate, formatDeadline } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { FactList } from '@goodword/shared-ui/layout/fact-list.tsx'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { RefObject } from 'react'
import { AddressBadge } from '../applications/address-badge.tsx'
import { AllDocuments } from '../applications/all-documents.tsx'
import { GoodWord } from '../applications/good-word.tsx'
import { bonusLine } from '../applications/hire-sentence.ts'
import { LazyRatingsPanel } from '../ratings/lazy-ratings-panel.tsx'
import { promiseOf } from '../waiting/promise-of.ts'
import { correctedParts } from './corrected-words.ts'
import { shownDocuments } from './document-kind.ts'
import { History } from './history.tsx'
import { Notes } from './notes.tsx'

const useStyles = makeStyles({
  heading: { margin: '0 0 12px', fontSize: tokens.fontSizeBase400 },
  letter: {
    margin: 0,
    lineHeight: tokens.lineHeightReading,
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  absent: { margin: 0, color: tokens.colorNeutralForeground3 },
})

interface ApplicationPaneProps {
  application: ReviewedApplication
  /** Whether its documents stand beside it. */
  isWide: boolean
  noteRef: RefObject<HTMLTextAreaElement | null>
}

/** An application to be read: the good word first, then the candidate, the cover letter, history, notes and ratings. */
export function ApplicationPane({ application, isWide, noteRef }: ApplicationPaneProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const { id, email, phone, coverLetter, createdAt, referrerName, history, notes, answerBy, candidateChanges } =
    application
  const promise = promiseOf(application)
  const corrections = candidateChanges.filter(({ kind }) => kind === 'correction')
  const last = corrections.at(-1)
  const corrected = last && { at: last.at, changed: [...new Set(corrections.flatMap(({ changed }) => changed))] }
  const note = candidateChanges.findLast(({ kind }) => kind === 'note')
  const referrer = referrerName || nameOf(null, t)
  const bonus = bonusLine(application, t)
  return (
    <>
      <GoodWord application={application} />
      <Panel>
        <FactList
          facts={[
            [t('Referred by'), <bdi key="by">{referrer}</bdi>],
            [
              t('Documents'),
              !isWide && shownDocuments(application, t).length > 0 && <AllDocuments application={application} />,
            ],
            [
              t('Email'),
              <span key="email">
                <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>{' '}
                <AddressBadge confirmed={application.addressConfirmed} />
              </span>,
            ],
            [
              t('Phone'),
              phone && (
                <Link key="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                  {phone}
                </Link>
              ),
            ],
            [t('Applied'), formatDate(createdAt)],
            [t('Application number'), applicationNumber(id)],
            [
              t('Corrected by the candidate'),
              corrected && `${correctedParts(corrected, t)}: ${formatDate(corrected.at)}`,
            ],
            [t('Last note from the candidate'), note && formatDate(note.at)],
            [
              t('Answer promised by'),
              promise &&
                (promise < new Date()
                  ? t('{day}; it is late', { day: formatDeadline(answerBy) })
                  : formatDeadline(answerBy)),
            ],
            [
              t('Referral bonus'),
              bonus && (
                <span key="bonus">
                  <Sentence text={bonus} names={[referrerName]} /> <TextLink to="/statement">{t('Statement')}</TextLink>
                </span>
              ),
            ],
          ]}
        />
      </Panel>
      <Panel>
        <Heading level={2} className={styles.heading}>
          {t('Cover letter')}
        </Heading>
        {coverLetter ? (
          <p className={styles.letter} dir="auto">
            {coverLetter}
          </p>
        ) : (
          <p className={styles.absent}>{t('None')}</p>
        )}
      </Panel>
      <Panel>
        <Heading level={2} className={styles.heading}>
          {t('History')}
        </Heading>
        <History history={history} candidateChanges={candidateChanges} withdrawnAt={application.withdrawnAt} />
      </Panel>
      <Panel>
        <Heading level={2} className={styles.heading}>
          {t('Notes')}
        </Heading>
        <Notes key={id} applicationId={id} notes={notes} fieldRef={noteRef} />
      </Panel>
      <Panel>
        <Heading level={2} className={styles.heading}>
          {t('Ratings')}
        </Heading>
        <LazyRatingsPanel key={id} applicationId={id} jobId={application.job.id} />
      </Panel>
    </>
  )
}
