import { useState } from 'react'
import { DnsForm } from './dns-form.tsx'
import { useDomainStyles } from './use-domain-styles.ts'

/** A proof by a record in the company's DNS, for those who have no mailbox there: read when it is opened. */
export function DnsProof() {
  const styles = useDomainStyles()
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={styles.more} onToggle={() => setWasOpened(true)}>
      <summary className={styles.summary}>Use a DNS record instead</summary>
      {wasOpened ? <DnsForm /> : null}
    </details>
  )
}
