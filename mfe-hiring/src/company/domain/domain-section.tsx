import type { Company } from '@goodword/contract/companies'
import { said } from '@goodword/languages/texts'
import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useEffect, useRef } from 'react'
import { DnsProof } from './dns-proof.tsx'
import { MailProof } from './mail-proof.tsx'
import { ProvenDomain } from './proven-domain.tsx'
import { useDomainStyles } from './use-domain-styles.ts'

const HINT = said(
  'Candidates and recommenders then see the domain beside your jobs, and no other company can take a name that looks like yours.',
)

/** How a company proves its domain, and takes the mark away again (docs/rules.md#a-company-proves-a-domain). */
export function DomainSection({ company: { domain } }: { company: Company }) {
  const styles = useDomainStyles()
  const { t } = useTexts()
  const section = useRef<HTMLDivElement>(null)
  const before = useRef(domain)
  // What had the focus is gone with the change.
  useEffect(() => {
    if (before.current !== domain) section.current?.focus()
    before.current = domain
  }, [domain])
  const ways = (
    <>
      <MailProof />
      <DnsProof />
    </>
  )
  return (
    <div ref={section} tabIndex={-1} className={styles.section}>
      <FormSection title={t('Prove your domain')} hint={t(HINT)}>
        {domain ? (
          <>
            <ProvenDomain domain={domain} />
            <details className={styles.more} key={domain}>
              <summary className={styles.summary}>{t('Prove another domain')}</summary>
              <div className={styles.part}>{ways}</div>
            </details>
          </>
        ) : (
          ways
        )}
      </FormSection>
    </div>
  )
}
