import type { ReactNode } from 'react'
import { Body, Container, Head, Html, Preview, Section, Text } from 'react-email'
import { colors, darkStyles, font } from './theme.ts'

interface LayoutProps {
  /** The line an inbox shows beside the subject. */
  preview: string
  /** Why this letter came, in the small print. */
  reason: string
  children: ReactNode
}

/** What all letters share: the name on top, one card, the small print. */
export function Layout({ preview, reason, children }: LayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="ground" style={{ margin: 0, backgroundColor: colors.ground, fontFamily: font }}>
        <Container style={{ maxWidth: 600, padding: '32px 0' }}>
          <Section style={{ padding: '0 22px 20px' }}>
            <Text className="brand" style={{ margin: 0, fontSize: 20, fontWeight: 700, color: colors.brand }}>
              Goodword
            </Text>
          </Section>
          <Section
            className="card"
            style={{ padding: 40, backgroundColor: colors.card, border: `1px solid ${colors.line}`, borderRadius: 16 }}
          >
            {children}
          </Section>
          <Section style={{ padding: '20px 22px 0' }}>
            <Text className="soft" style={{ margin: 0, fontSize: 13, lineHeight: '20px', color: colors.soft }}>
              {reason}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}
