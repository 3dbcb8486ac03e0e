import { Button, Link } from '@fluentui/react-components'
import type { Application } from '@goodword/contract/applications'
import { referrerName as nameOf } from '@goodword/contract/referrer-name'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { FactList } from '@goodword/shared-ui/layout/fact-list.tsx'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { Fragment } from 'react'
import { AddressBadge } from './address-badge.tsx'
import { AllDocuments } from './all-documents.tsx'
import { bonusLine } from './hire-sentence.ts'
import { StatusBadge } from './status-badge.tsx'

interface ApplicationDialogProps {
  application: Application
  open: boolean
  onClose: () => void
}

/** One application in full: also what the table has no room for, such as phone, cover letter and the referrer's message. */
export function ApplicationDialog({ application, open, onClose }: ApplicationDialogProps) {
  const { email, phone, createdAt, status, withdrawnAt, coverLetter } = application
  const { referrerName, referrerMessage } = application
  const bonus = bonusLine(application)
  return (
    <Modal open={open} onClose={onClose} title={nameOf(application)} width="wide">
      <FactList
        facts={[
          ['Status', <StatusBadge key="status" status={status} withdrawnAt={withdrawnAt} />],
          [
            'Email',
            <span key="email">
              <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>{' '}
              <AddressBadge confirmed={application.addressConfirmed} />
            </span>,
          ],
          [
            'Phone',
            phone ? (
              <Link key="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phone}
              </Link>
            ) : (
              'Not given'
            ),
          ],
          ['Applied', formatDate(createdAt)],
          ['Referred by', referrerName || nameOf(null)],
          [
            'Referral bonus',
            bonus && (
              <span key="bonus">
                <Sentence text={bonus} names={[referrerName]} /> <TextLink to="/statement">Statement</TextLink>
              </span>
            ),
          ],
          [
            <Fragment key="message">
              What <bdi>{referrerName}</bdi> wrote to them
            </Fragment>,
            referrerMessage,
          ],
          ['Documents', <AllDocuments key="documents" application={application} />],
          ['Cover letter', coverLetter || 'None'],
        ]}
      />
      <ModalActions>
        <Button size="large" onClick={onClose}>
          Close
        </Button>
      </ModalActions>
    </Modal>
  )
}
