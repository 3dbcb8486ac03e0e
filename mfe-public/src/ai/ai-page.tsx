import { INSTALLATION } from '@goodword/contract/addresses'
import type { Installation } from '@goodword/contract/installation'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { AiUseCard } from './ai-use-card.tsx'
import { AI_USES, MODEL_USES } from './ai-uses.ts'

const useStyles = makeStyles({
  part: { paddingBlock: '18px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  line: { margin: '8px 0 0', color: tokens.colorNeutralForeground2, lineHeight: 1.6, textWrap: 'pretty' },
  link: { color: tokens.colorBrandForegroundLink },
})

/** Each use of AI, and whether this installation has a language model (docs/rules.md#how-ai-is-used-is-said). */
export function AiPage() {
  const styles = useStyles()
  const { t } = useTexts()
  const { data } = useSWR<Installation>(INSTALLATION)
  return (
    <Page
      title={t('How AI Is Used Here')}
      lead={t(
        'AI is used for quality, clarity, discovery and insights. Here is every use, also where it is only a list of words or a count. No machine scores, ranks or rejects anyone: people read, and people decide.',
      )}
      width="narrow"
    >
      {data ? (
        <section className={styles.part}>
          <Heading>{t('Is there a language model?')}</Heading>
          {data.model === null ? (
            <p className={styles.line}>
              {t(
                'No. This installation has no language model: no text is sent to any, and nothing here is written by one.',
              )}
            </p>
          ) : (
            <p className={styles.line}>
              {t('Yes, for two uses alone, the last ones below: {model}. All others work without it.', {
                model: <bdi>{data.model}</bdi>,
              })}
            </p>
          )}
        </section>
      ) : null}
      {[...AI_USES, ...(data?.model ? MODEL_USES : [])].map((use) => (
        <AiUseCard key={use.heading} use={use} model={data?.model} />
      ))}
      <section className={styles.part}>
        <Heading>{t('Settings and texts')}</Heading>
        <p className={styles.line}>
          {t(
            'Signed in, you turn suggestions off in your <settings>settings</settings>. What is kept about you is in the <privacy>Privacy Policy</privacy>.',
            {
              settings: (words) => <TextLink to="/settings">{words}</TextLink>,
              // Loaded, as the server alone knows the reader's language.
              privacy: (words) => (
                <TextLink to="/privacy" reloadDocument>
                  {words}
                </TextLink>
              ),
            },
          )}
        </p>
      </section>
      <section className={styles.part}>
        <Heading>{t('Occupation names')}</Heading>
        <p className={styles.line}>
          {t(
            'Goodword includes information from the <database>O*NET 27.0 Database</database> by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the <license>CC BY 4.0</license> license. O*NET® is a trademark of USDOL/ETA. Goodword has modified some of this information: columns and some titles were left out. USDOL/ETA has not approved, endorsed, or tested these modifications.',
            {
              database: (words) => (
                <a className={styles.link} href="https://www.onetcenter.org/database.html" rel="noopener">
                  {words}
                </a>
              ),
              license: (words) => (
                <a className={styles.link} href="https://creativecommons.org/licenses/by/4.0/" rel="noopener">
                  {words}
                </a>
              ),
            },
          )}
        </p>
      </section>
    </Page>
  )
}
