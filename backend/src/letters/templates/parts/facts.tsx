import { Fragment } from 'react'
import { Section, Text } from 'react-email'
import { isolated } from '../../isolated.ts'
import { colors } from './theme.ts'
import { useLetterTexts } from './use-letter-texts.ts'

/** A few short facts, a line each; those without a value are left out. */
export function Facts({ facts }: { facts: Record<string, string | undefined> }) {
  const { t, language } = useLetterTexts()
  const given = Object.entries(facts).filter(([, value]) => value)
  return (
    <Section
      className="panel"
      style={{ margin: '8px 0 24px', padding: '16px 20px', backgroundColor: colors.brandGround, borderRadius: 12 }}
    >
      <Text className="text" style={{ margin: 0, fontSize: 15, lineHeight: '30px', color: colors.text }}>
        {given.map(([name, value], index) => (
          <Fragment key={name}>
            {index > 0 && <br />}
            <span className="soft" style={{ color: colors.soft }}>
              {t('{label}:', { label: name })}{' '}
            </span>
            <strong dir="auto">{value && isolated(value, language)}</strong>
          </Fragment>
        ))}
      </Text>
    </Section>
  )
}
