import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { ReactElement } from 'react'
import { HeadingBand } from '../layout/heading-band.tsx'

const useStyles = makeStyles({
  heading: {
    margin: 0,
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: 'min(clamp(2rem, 1.4rem + 3vw, 3.25rem), 13vw)',
    lineHeight: 1.05,
    letterSpacing: '-0.02em',
    // Its letters are joined.
    ':lang(ar)': { letterSpacing: 0 },
    fontWeight: 650,
    textWrap: 'balance',
  },
  lead: {
    margin: 0,
    maxWidth: '64ch',
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.5,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  time: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: 1.5 },
  jump: {
    justifySelf: 'start',
    paddingBlock: '10px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textUnderlineOffset: '3px',
    '@media (min-width: 960px)': { display: 'none' },
  },
})

interface ReferredHeadingProps {
  /** Names, each in its own direction. */
  referrer: ReactElement
  company: ReactElement
  /** Only an invitation that is open asks for something: not to a posting that operators hid. */
  standing: 'invited' | 'hidden'
}

/** The heading: that the candidate was referred, and by whom. */
export function ReferredHeading({ referrer, company, standing }: ReferredHeadingProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const names = { referrer: <strong>{referrer}</strong>, company }
  return (
    <HeadingBand>
      <h1 className={styles.heading}>{t("You've Been Referred!")}</h1>
      <p className={styles.lead}>
        {standing === 'hidden' ? (
          <span key="hidden">{t('{referrer} put in a good word for you at {company}.', names)}</span>
        ) : (
          <span key="invited">
            {t(
              "{referrer} put in a good word for you and thinks you should meet {company}. Have a look, and apply if it feels right. It's free, and it's your choice.",
              names,
            )}
          </span>
        )}
      </p>
      {standing === 'invited' ? (
        <>
          <p className={styles.time}>{t('Applying takes about 2 minutes.')}</p>
          <a className={styles.jump} href="#application">
            {t('Go to the application')}
          </a>
        </>
      ) : null}
    </HeadingBand>
  )
}
