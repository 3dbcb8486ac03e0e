import type { OwnApplication } from '@goodword/contract/candidate'
import { OTHER_ROLES_TEXT } from '@goodword/contract/other-roles'
import { formatDate, formatDeadline } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { useZone } from '@goodword/shared-ui/use-zone.ts'
import { makeStyles } from '@griffel/react'
import { ActionButton } from '../decision/action-button.tsx'

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '12px', justifyItems: 'start' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: 1.5 },
  link: { paddingBlock: '10px', color: tokens.colorBrandForegroundLink, textUnderlineOffset: '3px' },
})

interface OtherRolesProps {
  token: string
  otherRoles: NonNullable<OwnApplication['otherRoles']>
  /** Both reject when the call failed. */
  onOpen: () => Promise<unknown>
  onEnd: () => Promise<unknown>
}

/**
 * What may come after a no: one press is the consent, word for word above it, and one takes it back. Without it nothing happens
 * (docs/rules.md#open-to-other-roles-is-a-consent-of-its-own).
 */
export function OtherRoles({ token, otherRoles: { consent }, onOpen, onEnd }: OtherRolesProps) {
  const styles = useStyles()
  const zone = useZone()
  const { t, language } = useTexts()
  return (
    <Panel className={styles.panel}>
      <Heading size="small">{t('Open to other roles?')}</Heading>
      <div aria-live="polite">
        {consent ? (
          <p key="open" className={styles.text}>
            {t(
              'You agreed on {day}. The person who recommended you sees that you are open to other roles until {end}, or until you take it back.',
              {
                day: <span>{formatDate(consent.givenAt, zone, language)}</span>,
                end: <span>{formatDeadline(consent.endsAt, zone, language)}</span>,
              },
            )}
          </p>
        ) : (
          <p key="offer" className={styles.text}>
            {t(
              'The person who recommended you may know of another job that fits. Nothing happens unless you press the button.',
            )}
          </p>
        )}
      </div>
      {consent ? null : <p className={styles.text}>{t(OTHER_ROLES_TEXT)}</p>}
      {/* One and the same button, so that it keeps the focus. */}
      <ActionButton
        token={token}
        decision={consent ? 'no-other-roles' : 'other-roles'}
        pending={consent ? t('Taking back...') : t('Telling them...')}
        isQuiet
        onAct={consent ? onEnd : onOpen}
      >
        {consent ? t('Take it back') : t('I agree, tell them')}
      </ActionButton>
      <a className={styles.link} href="/">
        {t('Recommend people you know yourself')}
      </a>
    </Panel>
  )
}
