import type { ReactNode } from 'react'
import { Text } from 'react-email'
import { colors, paragraph } from './theme.ts'

export function Paragraph({ children, soft = false }: { children: ReactNode; soft?: boolean }) {
  const style = soft ? { ...paragraph, fontSize: 14, lineHeight: '22px', color: colors.soft } : paragraph
  return (
    <Text className={soft ? 'soft' : 'text'} style={style}>
      {children}
    </Text>
  )
}
