import { directionOf, LANGUAGE_PARAMETER } from '@goodword/languages/languages'
import { type ReactNode, useContext } from 'react'
import { Body, Column, Container, Head, Html, Img, Link, Preview, Row, Section, Text } from 'react-email'
import { LetterEnvContext } from './letter-env.ts'
import { MARK_ID } from './mark.ts'
import { colors, darkStyles, font } from './theme.ts'
import { useLetterTexts } from './use-letter-texts.ts'

interface LayoutProps {
  /** The line an inbox shows beside the subject. */
  preview: string
  /** Why this letter came, in the small print. */
  reason: string
  children: ReactNode
}

/** What all letters share: the name on top, one card, the small print. */
export function Layout({ preview, reason, children }: LayoutProps) {
  const { APP_URL: home, OPERATED_BY, OPERATED_AT, CONTACT_EMAIL, settings } = useContext(LetterEnvContext)
  const { t, language } = useLetterTexts()
  const dir = directionOf(language)
  // The page follows its address, whatever the browser prefers.
  const inLanguage = language === 'en' ? '' : `?${LANGUAGE_PARAMETER}=${language}`
  const operator = [OPERATED_BY, OPERATED_AT].filter(Boolean).join(', ')
  const small = { margin: 0, fontSize: 13, lineHeight: '20px', color: colors.soft }
  return (
    <Html lang={language} dir={dir}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="ground"
        dir={dir}
        lang={language}
        style={{ margin: 0, backgroundColor: colors.ground, fontFamily: font }}
      >
        <Container style={{ maxWidth: 600, padding: '32px 0' }}>
          <Section style={{ padding: '0 22px 20px' }}>
            <Row>
              <Column style={{ width: 42 }}>
                <Img src={`cid:${MARK_ID}`} alt="" width={32} height={32} style={{ display: 'block' }} />
              </Column>
              <Column>
                <Text className="brand" style={{ margin: 0, fontSize: 20, fontWeight: 700, color: colors.brand }}>
                  Goodword
                </Text>
              </Column>
            </Row>
          </Section>
          <Section
            className="card"
            style={{ padding: 40, backgroundColor: colors.card, border: `1px solid ${colors.line}`, borderRadius: 16 }}
          >
            {children}
          </Section>
          <Section style={{ padding: '20px 22px 0' }}>
            <Text className="soft" style={small}>
              {reason}
              {settings ? <HowToStop settings={settings} address={`${home}/settings#letters`} /> : null}
            </Text>
            <Text className="soft" style={{ ...small, marginTop: 8 }}>
              <Link
                className="soft"
                href={`${home}/privacy${inLanguage}`}
                style={{ color: colors.soft, textDecoration: 'underline' }}
              >
                {t('Privacy Policy')}
              </Link>{' '}
              ·{' '}
              <Link
                className="soft"
                href={`${home}/terms${inLanguage}`}
                style={{ color: colors.soft, textDecoration: 'underline' }}
              >
                {t('Terms of Service')}
              </Link>
              {CONTACT_EMAIL ? (
                <>
                  {' '}
                  ·{' '}
                  <Link
                    className="soft"
                    href={`mailto:${CONTACT_EMAIL}`}
                    style={{ color: colors.soft, textDecoration: 'underline' }}
                  >
                    {t('Contact')}
                  </Link>
                </>
              ) : null}
            </Text>
            {operator ? (
              <Text className="soft" style={{ ...small, marginTop: 8 }}>
                {t('Goodword is run by {operator}', { operator })}
              </Text>
            ) : null}
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

/** Where it can be turned off, or why it cannot (docs/rules.md#everybody-chooses-their-emails). */
function HowToStop({ settings, address }: { settings: 'choose' | 'always'; address: string }) {
  const link = (words: string) => (
    <Link className="soft" href={address} style={{ color: colors.soft, textDecoration: 'underline' }}>
      {words}
    </Link>
  )
  return settings === 'choose' ? (
    <> You can {link('choose which of these emails you get')}, or stop them.</>
  ) : (
    <> Emails like this one always come; {link('your settings')} say which others do.</>
  )
}
