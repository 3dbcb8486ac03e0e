import type { ReferralLookup } from '@goodword/contract/referrals'
import { referrerName } from '@goodword/contract/referrer-name'
import { useTexts } from '@goodword/shared-ui/kernel'
import { CorrectionPanel } from './correction-panel.tsx'
import { GoodWordPanel } from './good-word-panel.tsx'
import { NotePanel } from './note-panel.tsx'

interface SubmissionPanelsProps {
  token: string
  lookup: ReferralLookup
}

/** Until the company has opened the application, its candidate corrects it; afterwards they send notes. */
export function SubmissionPanels({ token, lookup }: SubmissionPanelsProps) {
  const { t } = useTexts()
  const { submission, referral } = lookup
  if (!submission) return null
  const { details, documents, readAt, notes, goodWord } = submission
  const company = <bdi>{lookup.company.name}</bdi>
  const referrer = <bdi>{referrerName(lookup.referrer, t)}</bdi>
  const shared = { token, referralId: referral.id, company }
  return (
    <div id="submission" style={{ display: 'grid', gap: '20px', scrollMarginTop: '88px' }}>
      {details ? (
        // Afresh once it was corrected.
        <CorrectionPanel
          key={JSON.stringify([details, documents])}
          {...shared}
          details={details}
          documents={documents}
        />
      ) : (
        <NotePanel key={notes.length} {...shared} readAt={readAt} notes={notes} />
      )}
      {goodWord ? (
        <GoodWordPanel token={token} company={company} referrer={referrer} goodWord={goodWord} readAt={readAt} />
      ) : null}
    </div>
  )
}
