import { AGREEMENT_SINCE, AGREEMENT_VERSION } from '@goodword/contract/agreement'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
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
  },
})

/** A text in plain words, with the version that receipts name (docs/rules.md#nobody-agrees-to-what-they-cannot-read). */
export function LegalPage({ text: { title, lead, sections } }: { text: LegalText }) {
  const styles = useStyles()
  return (
    <Page title={title} lead={lead} width="narrow">
      <p className={styles.version}>
        Version {AGREEMENT_VERSION}, {formatDate(AGREEMENT_SINCE)}
      </p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.section}>
          <Heading>{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <WhoRunsIt />
    </Page>
  )
}
