import { Button } from '@fluentui/react-components'
import type { Referral } from '@goodword/contract/referrals'
import { formatDeadline } from '@goodword/shared-ui/formats.ts'
import { useNavigate, useTexts } from '@goodword/shared-ui/kernel'
import { useSectionStyles } from '../invitation/use-section-styles.ts'
import { choosePerson } from '../refer/chosen-person.ts'

/**
 * That a candidate asks to be recommended for other jobs, and the way there; nothing where they do not
 * (docs/rules.md#open-to-other-roles-is-a-consent-of-its-own).
 */
export function OpenToRoles({ referral }: { referral: Referral }) {
  const styles = useSectionStyles()
  const { t } = useTexts()
  const navigate = useNavigate()
  const { openToRolesUntil, candidateName, candidateEmail } = referral
  if (!openToRolesUntil) return null
  return (
    <section className={styles.root} aria-label={t('Open to other roles')}>
      <p className={styles.note}>
        {t(
          '{candidate} asked us to tell you that they are open to other roles, until {day} at the latest. No company learns of it, and they decide about each invitation.',
          { candidate: <bdi>{candidateName}</bdi>, day: formatDeadline(openToRolesUntil) },
        )}
      </p>
      <div className={styles.buttons}>
        <Button
          size="large"
          onClick={() => {
            choosePerson({ candidateName, candidateEmail })
            void navigate('/jobs')
          }}
        >
          {t('Find them a job')}
        </Button>
      </div>
    </section>
  )
}
