import { Section, Text } from 'react-email'
import { colors } from './theme.ts'

/** The panel about the referral bonus. */
export function Reward({ children }: { children: string }) {
  return (
    <Section
      className="reward"
      style={{ margin: '0 0 24px', padding: '14px 20px', backgroundColor: colors.rewardGround, borderRadius: 12 }}
    >
      <Text
        className="reward-text"
        style={{ margin: 0, fontSize: 15, lineHeight: '24px', fontWeight: 600, color: colors.reward }}
      >
        {children}
      </Text>
    </Section>
  )
}
