import { Button, Link } from '@fluentui/react-components'
import type { Application } from '@goodword/contract/applications'
import { referrerName as nameOf } from '@goodword/contract/referrer-name'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { FactList } from '@goodword/shared-ui/layout/fact-list.tsx'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { AddressBadge } from './address-badge.tsx'
import { AllDocuments } from './all-documents.tsx'
import { documentsOf } from './documents-of.ts'
import { GoodWord } from './good-word.tsx'
import { bonusLine } from './hire-sentence.ts'
import { StatusBadge } from './status-badge.tsx'

const useStyles = makeStyles({
  word: { margin: '0 0 20px', '&:empty': { margin: 0 } },
  absent: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

interface ApplicationDialogProps {
  application: Application
  open: boolean
  onClose: () => void
}

/** One application in full: the good word first, then also what the table has no room for, such as phone and cover letter. */
export function ApplicationDialog({ application, open, onClose }: ApplicationDialogProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const { email, phone, createdAt, status, withdrawnAt, coverLetter, referrerName } = application
  const bonus = bonusLine(application, t)
  const { resume, portfolio, additional } = documentsOf(application)
  const hasDocuments = Boolean(resume || portfolio || additional.length > 0)
  const absent = (words: string) => <span className={styles.absent}>{words}</span>
  return (
    <Modal open={open} onClose={onClose} title={nameOf(application, t)} width="wide">
      <div className={styles.word}>
        <GoodWord application={application} />
      </div>
      <FactList
        facts={[
          [t('Status'), <StatusBadge key="status" status={status} withdrawnAt={withdrawnAt} />],
          [
            t('Documents'),
            hasDocuments ? <AllDocuments key="all" application={application} /> : absent(t('No documents')),
          ],
          [t('Cover letter'), coverLetter || absent(t('None'))],
          [
            t('Email'),
            <span key="email">
              <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>{' '}
              <AddressBadge confirmed={application.addressConfirmed} />
            </span>,
          ],
          [
            t('Phone'),
            phone ? (
              <Link key="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phone}
              </Link>
            ) : (
              absent(t('Not given'))
            ),
          ],
          [t('Applied'), formatDate(createdAt)],
          [t('Referred by'), referrerName || nameOf(null, t)],
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
      <ModalActions>
        <Button size="large" onClick={onClose}>
          {t('Close')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
