import { LegalPage } from './legal-page.tsx'
import { PRIVACY } from './privacy.ts'

export function PrivacyPage() {
  return <LegalPage text={PRIVACY} />
}
