import { LegalPage } from './legal-page.tsx'
import { TERMS } from './terms.ts'

export function TermsPage() {
  return <LegalPage text={TERMS} />
}
