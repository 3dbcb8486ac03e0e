import { Section, Text } from 'react-email'
import { colors } from './theme.ts'

/** A code to be typed somewhere else. */
export function Code({ children }: { children: string }) {
  return (
    <Section
      className="panel"
      style={{ margin: '8px 0 24px', padding: '16px 20px', backgroundColor: colors.brandGround, borderRadius: 12 }}
    >
      <Text
        className="text"
        style={{ margin: 0, fontSize: 30, lineHeight: '38px', fontWeight: 700, letterSpacing: 6, color: colors.text }}
      >
        {children}
      </Text>
    </Section>
  )
}
