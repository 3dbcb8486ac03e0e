import { Button, Section } from 'react-email'
import { colors } from './theme.ts'

/** The one thing a letter asks for. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Section style={{ padding: '8px 0 24px' }}>
      <Button
        href={href}
        className="action"
        style={{
          padding: '14px 24px',
          borderRadius: 10,
          backgroundColor: colors.brand,
          color: '#ffffff',
          fontSize: 16,
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </Button>
    </Section>
  )
}
