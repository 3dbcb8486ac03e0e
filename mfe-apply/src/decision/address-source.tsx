import { downloadData } from '@goodword/contract/candidate-calls'
import { pathOf } from '@goodword/contract/endpoint'
import type { ReactElement } from 'react'

interface AddressSourceProps {
  token: string
  className: string
  /** Who gave it: a name, in its own direction. */
  referrer: ReactElement
}

/** Who gave us name and address, why, for how long, and what the person can do about it (GDPR, Article 14). */
export function AddressSource({ token, className, referrer }: AddressSourceProps) {
  return (
    <details className={className}>
      <summary style={{ paddingBlock: 10, cursor: 'pointer' }}>Where we have your address from</summary>
      <p>
        {referrer} gave us your name and address, for this invitation only. If you do not answer, we delete both 30 days
        after it ends.
      </p>
      <p>"No thanks" deletes both at once. You can also object, or complain to a data protection authority.</p>
      <a href={pathOf(downloadData, { token })} download>
        Download my data
      </a>
      <a href="/privacy">Privacy Policy</a>
    </details>
  )
}
