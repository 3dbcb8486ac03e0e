import type { ReferralLookup } from '@goodword/contract/referrals'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useTextStyles } from './use-text-styles.ts'

const useStyles = makeStyles({
  link: {
    display: 'inline-block',
    paddingBlock: '10px',
    color: tokens.colorBrandForegroundLink,
    textUnderlineOffset: '3px',
    overflowWrap: 'anywhere',
  },
})

/**
 * Who the company is, in its own words, with a link to its site: the link tells the site nothing of this page, whose address is a key.
 */
export function AboutCompany({ name, description, website }: ReferralLookup['company']) {
  const styles = useStyles()
  const texts = useTextStyles()
  const { t } = useTexts()
  const site = website && /^https?:/i.test(website) && URL.canParse(website) ? new URL(website) : null
  if (!description && !site) return null
  return (
    <section>
      <Heading className={texts.heading}>{t('About {company}', { company: <bdi>{name}</bdi> })}</Heading>
      {description ? (
        <p className={texts.text} dir="auto">
          {description}
        </p>
      ) : null}
      {site ? (
        <a className={styles.link} href={site.href} target="_blank" rel="noopener noreferrer nofollow">
          {site.host}
        </a>
      ) : null}
    </section>
  )
}
