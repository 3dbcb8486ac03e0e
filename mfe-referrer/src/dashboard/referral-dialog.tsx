import { Button } from '@fluentui/react-components'
import { insideQuotes } from '@goodword/contract/quoted'
import type { Referral } from '@goodword/contract/referrals'
import { RELATION_LABELS } from '@goodword/contract/relation-words'
import { formatReward } from '@goodword/contract/reward'
import { WrittenWithAi } from '@goodword/shared-ui/ai/written-with-ai.tsx'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { FactList } from '@goodword/shared-ui/layout/fact-list.tsx'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'
import { InvitationActions } from '../invitation/invitation-actions.tsx'
import { OpenToRoles } from './open-to-roles.tsx'
import { PostingChanged } from './posting-changed.tsx'
import { ReferralStanding } from './referral-standing.tsx'
import { answerText, countsText, progressOf } from './referral-status.ts'

interface ReferralDialogProps {
  referral: Referral
  open: boolean
  /** Whether the page's address names it. */
  hasAddress?: boolean
  onClose: () => void
  /** Asks what to correct of the invitation. */
  onCorrect: () => void
  /** Asks whether to take the invitation back. */
  onRevoke: () => void
}

/** One referral in full: promise, message, state and actions. */
export function ReferralDialog({
  referral,
  open,
  hasAddress = false,
  onClose,
  onCorrect,
  onRevoke,
}: ReferralDialogProps) {
  const { t } = useTexts()
  const { title } = referral.job
  const company = referral.company.name
  const progress = progressOf(referral)
  return (
    <Modal open={open} onClose={onClose} title={referral.candidateName} hasAddress={hasAddress}>
      {/* First: below a long message nobody would find them. */}
      <InvitationActions referral={referral} onCorrect={onCorrect} onRevoke={onRevoke} />
      <OpenToRoles referral={referral} />
      <FactList
        facts={[
          [
            t('Position'),
            <span key="position" dir="ltr">
              {t('{job}, {company}', { job: <bdi>{title}</bdi>, company: <bdi>{company}</bdi> })}
            </span>,
          ],
          [t('Posting'), referral.changes && <PostingChanged key="changes" changes={referral.changes} />],
          [t('Status'), <ReferralStanding key="status" referral={referral} />],
          [t('What this means'), progress && t(progress.sentence)],
          [t('Answer'), answerText(referral, t)],
          [t('What the company wrote to them'), referral.companyWords && `“${insideQuotes(referral.companyWords)}”`],
          [t('How you know them'), referral.relation && t(RELATION_LABELS[referral.relation])],
          [
            t('Your message'),
            referral.message && (
              <WrittenWithAi key="message" model={referral.messageWrittenWithAi}>
                {referral.message}
              </WrittenWithAi>
            ),
          ],
          [t('Referral bonus promised'), formatReward(referral.referralBonus)],
          [t('Email'), referral.candidateEmail],
          [t('Referred'), formatDate(referral.createdAt)],
          [t('Whose recommendation counts'), countsText(referral, t)],
          [
            t('Terms'),
            referral.terms && <Sentence key="terms" text={referral.terms} names={[title, company].map(insideQuotes)} />,
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
