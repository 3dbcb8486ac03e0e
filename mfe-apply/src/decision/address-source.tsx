import { downloadData } from '@goodword/contract/candidate-calls'
import { pathOf } from '@goodword/contract/endpoint'
import { LANGUAGE_PARAMETER } from '@goodword/languages/languages'
import { useLanguage, useTexts } from '@goodword/shared-ui/kernel'
import type { ReactElement } from 'react'

interface AddressSourceProps {
  token: string
  className: string
  /** Who gave it: a name, in its own direction. */
  referrer: ReactElement
}

/** Who gave us name and address, why, for how long, and what the person can do about it (GDPR, Article 14). */
export function AddressSource({ token, className, referrer }: AddressSourceProps) {
  const { t } = useTexts()
  const { language } = useLanguage()
  return (
    <details className={className}>
      <summary style={{ paddingBlock: 10, cursor: 'pointer' }}>{t('Where we have your address from')}</summary>
      <p>
        {t(
          '{referrer} gave us your name and address, for this invitation only. If you do not answer, we delete both 30 days after it ends.',
          { referrer },
        )}
      </p>
      <p>{t('"No thanks" deletes both at once. You can also object, or complain to a data protection authority.')}</p>
      <a href={pathOf(downloadData, { token })} download>
        {t('Download my data')}
      </a>
      <a href={language === 'en' ? '/privacy' : `/privacy?${LANGUAGE_PARAMETER}=${language}`}>{t('Privacy Policy')}</a>
    </details>
  )
}
