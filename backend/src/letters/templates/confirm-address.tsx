import { UNCONFIRMED_DAYS } from '@goodword/contract/limits'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'
import { useLetterTexts } from './parts/use-letter-texts.ts'

function ConfirmAddress({ link }: { link: string }) {
  const { t, tn } = useLetterTexts()
  return (
    <Layout
      preview={t('One press, and your application has its address.')}
      reason={t(
        'You received this letter because somebody entered your address in an application on Goodword. It is the only one about it, unless you confirm.',
      )}
    >
      <Title>{t('Is this your address?')}</Title>
      <Paragraph>
        {t(
          'Somebody applied for a job on Goodword and gave this address. If that was you, please confirm it: then we write to you here when there is news, and this link opens your own page.',
        )}
      </Paragraph>
      <Action href={link}>{t('See the application and confirm')}</Action>
      <Paragraph soft>
        {tn(
          UNCONFIRMED_DAYS,
          'If it was not you, you need not do anything: the application ends after {count} day.',
          'If it was not you, you need not do anything: the application ends after {count} days.',
        )}{' '}
        {t('You can also erase it at once on the same page.')}
      </Paragraph>
    </Layout>
  )
}

/** To an address that somebody typed: not a word of it comes from whoever typed it. */
export const confirmAddress = letterTemplate({
  subject: (_: { link: string }, { t }) => t('Please confirm your email address'),
  Body: ConfirmAddress,
  sample: { link: 'https://goodword.example/apply/sample' },
})
