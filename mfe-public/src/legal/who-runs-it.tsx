import { INSTALLATION } from '@goodword/contract/addresses'
import type { Installation } from '@goodword/contract/installation'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  section: { paddingBlock: '14px', scrollMarginTop: '80px' },
  line: {
    margin: '8px 0 0',
    maxWidth: '68ch',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
  },
  link: { color: tokens.colorBrandForegroundLink },
})

/** Who runs this installation, and how to reach them (docs/rules.md#a-page-says-who-runs-goodword). */
export function WhoRunsIt() {
  const styles = useStyles()
  const { t, language } = useTexts()
  const { data } = useSWR<Installation>(INSTALLATION)
  const { operatedBy, operatedAt, contactEmail } = data ?? {}
  const name = <bdi>{operatedBy}</bdi>
  return (
    <section id="contact" className={styles.section}>
      <Heading>{t('Contact')}</Heading>
      {operatedBy ? (
        <p key={`by-${language}`} className={styles.line}>
          {operatedAt
            ? t('Goodword is run here by {name}, {address}.', { name, address: <bdi>{operatedAt}</bdi> })
            : t('Goodword is run here by {name}.', { name })}
        </p>
      ) : null}
      {contactEmail ? (
        <p key={`email-${language}`} className={styles.line}>
          {t('Questions, complaints, requests about your data: {email}', {
            email: (
              <a className={styles.link} href={`mailto:${contactEmail}`}>
                <bdi>{contactEmail}</bdi>
              </a>
            ),
          })}
        </p>
      ) : null}
      {data && !operatedBy && !contactEmail ? (
        <p className={styles.line}>
          {t('Whoever runs this installation has not named an address yet. Ask whoever sent you here.')}
        </p>
      ) : null}
    </section>
  )
}
