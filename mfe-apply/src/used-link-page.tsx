import type { ReferralLookup } from '@goodword/contract/referrals'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { SentLetter } from '@goodword/shared-ui/illustrations/sent-letter.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ActionButton } from './decision/action-button.tsx'
import { useDecisions } from './decision/use-decisions.ts'

/**
 * What is said where an application is somebody else's to see: through the invitation that it was sent with, and to the
 * invited person, who may say that it was not theirs
 * (docs/rules.md#the-candidates-own-page-has-a-link-of-its-own).
 */
export function UsedLinkPage({ token, lookup }: { token: string; lookup: ReferralLookup }) {
  const { disown } = useDecisions(token, lookup)
  const { job, company, link } = lookup
  const isTheirs = link === 'disown'
  const { t } = useTexts()
  const heading = isTheirs ? t('Was this you?') : t('An application was sent')
  const names = { job: <bdi>{job.title}</bdi>, company: <bdi>{company.name}</bdi> }
  return (
    <>
      <title>{`${heading} · Goodword`}</title>
      <EmptyState
        level={1}
        illustration={<SentLetter width={160} />}
        heading={heading}
        text={
          isTheirs
            ? t(
                'Somebody applied for {job} at {company} through your invitation, with another address. If it was not you, we remove that application, and this link becomes your invitation.',
                names,
              )
            : t(
                'Somebody applied for {job} at {company} through this link. If it was you, use the link to your own page in our latest email to you.',
                names,
              )
        }
        action={
          isTheirs && (
            <ActionButton token={token} decision="disown" pending={t('Removing...')} onAct={disown}>
              {t('This was not me')}
            </ActionButton>
          )
        }
      />
    </>
  )
}
