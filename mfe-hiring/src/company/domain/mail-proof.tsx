import { useState } from 'react'
import { AddressForm } from './address-form.tsx'
import { CodeForm } from './code-form.tsx'

/** A proof by a letter: the address, then the code that came to it. */
export function MailProof() {
  // Empty for somebody who has a code from before.
  const [address, setAddress] = useState<string | null>(null)
  return address === null ? (
    <AddressForm onSent={setAddress} onHasCode={() => setAddress('')} />
  ) : (
    <CodeForm address={address} onOther={() => setAddress(null)} />
  )
}
