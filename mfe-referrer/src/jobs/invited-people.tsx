import { Link, useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { Fragment } from 'react'
import type { InvitedPerson } from './use-invited.ts'

/** The others are on the dashboard. */
const NAMED = 2

const useStyles = makeStyles({
  // Above the title's link, which covers the row.
  link: { position: 'relative', zIndex: 1, color: tokens.colorBrandForegroundLink },
  // Where an invitation has gone whose dialog has just closed: the eye is led there while the dialog fades.
  isNew: {
    borderRadius: tokens.borderRadiusMedium,
    animationName: {
      from: { backgroundColor: tokens.selectedBackground, boxShadow: `0 0 0 4px ${tokens.selectedBackground}` },
      '60%': { backgroundColor: tokens.selectedBackground, boxShadow: `0 0 0 4px ${tokens.selectedBackground}` },
      to: { backgroundColor: 'transparent', boxShadow: '0 0 0 4px transparent' },
    },
    animationDuration: '2.5s',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
})

/** 'You invited Quentin': the people whom the reader has invited to a job, each a link to the referral. */
export function InvitedPeople({ people }: { people: readonly InvitedPerson[] }) {
  const { t } = useTexts()
  const styles = useStyles()
  const more = people.length - NAMED
  const named = (
    <>
      {people.slice(0, NAMED).map(({ id, candidateName, isNew }, at) => (
        <Fragment key={id}>
          {at > 0 ? t(', ') : null}
          <Link className={mergeClasses(styles.link, isNew && styles.isNew)} to={`/dashboard?referral=${id}`}>
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
