import type { ReferralLookup } from '@goodword/contract/referrals'
import type { ReactNode } from 'react'
import { Part } from './part.tsx'
import { useTextStyles } from './use-text-styles.ts'

interface BriefProps {
  lines: ReferralLookup['brief']
  /** One more line, such as how soon the company answers. */
  children?: ReactNode
}

/** The posting in twenty seconds: sentences of its own, each with a link to where it stands (docs/rules.md#a-posting-in-twenty-seconds). */
export function Brief({ lines, children }: BriefProps) {
  const styles = useTextStyles()
  if (!lines.length) return null
  return (
    <Part heading="In twenty seconds">
      {lines.map(({ label, quote }, at) => (
        <p key={quote} className={styles.text} dir="auto">
          {label}{' '}
          <q>
            <a href={`#quote${at}`}>{quote}</a>
          </q>
        </p>
      ))}
      {children}
    </Part>
  )
}
