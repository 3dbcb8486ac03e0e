import { AGREEMENT_SINCE, AGREEMENT_VERSION } from '@goodword/contract/agreement'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { EnglishBinds } from './english-binds.tsx'
import type { LegalText } from './legal-text.ts'
import { WhoRunsIt } from './who-runs-it.tsx'

const useStyles = makeStyles({
  version: { margin: '0 0 8px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  section: { paddingBlock: '14px' },
  paragraph: {
    margin: '8px 0 0',
    maxWidth: '68ch',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.6,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  },
})

/**
 * A text in plain words and in the language of the page, with the version that receipts name
 * (docs/rules.md#nobody-agrees-to-what-they-cannot-read).
 */
export function LegalPage({ text: { title, lead, sections } }: { text: LegalText }) {
  const styles = useStyles()
  const { t, language } = useTexts()
  return (
    <Page title={t(title)} lead={t(lead)} width="narrow">
      <EnglishBinds />
      <p className={styles.version}>
        {t('Version {version}, {date}', {
          version: AGREEMENT_VERSION,
          date: formatDate(AGREEMENT_SINCE, 'UTC', language),
        })}
      </p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.section}>
          <Heading>{t(heading)}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {t(paragraph)}
            </p>
          ))}
        </section>
      ))}
      <WhoRunsIt />
    </Page>
  )
}
