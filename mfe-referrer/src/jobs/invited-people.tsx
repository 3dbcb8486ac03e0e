import type { Invited } from '@goodword/contract/referrals'
import { Link, useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { Fragment } from 'react'

/** The others are on the dashboard. */
const NAMED = 2

const useStyles = makeStyles({
  // Above the title's link, which covers the row.
  link: { position: 'relative', zIndex: 1, color: tokens.colorBrandForegroundLink },
})

/** 'You invited Quentin': the people whom the reader has invited to a job, each a link to the referral. */
export function InvitedPeople({ people }: { people: readonly Invited[] }) {
  const { t } = useTexts()
  const styles = useStyles()
  const more = people.length - NAMED
  const named = (
    <>
      {people.slice(0, NAMED).map(({ id, candidateName }, at) => (
        <Fragment key={id}>
          {at > 0 ? t(', ') : null}
          <Link className={styles.link} to={`/dashboard?referral=${id}`}>
            <bdi>{candidateName}</bdi>
          </Link>
        </Fragment>
      ))}
    </>
  )
  return (
    <span dir="ltr">
      {more > 0
        ? t('You invited {people} and {count} more', { people: named, count: more })
        : t('You invited {people}', { people: named })}
    </span>
  )
}
