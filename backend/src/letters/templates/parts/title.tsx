import { Heading } from 'react-email'
import { colors } from './theme.ts'

export function Title({ children }: { children: string }) {
  return (
    <Heading
      as="h1"
      className="text"
      style={{ margin: '0 0 16px', fontSize: 26, lineHeight: '34px', fontWeight: 700, color: colors.text }}
    >
      {children}
    </Heading>
  )
}
