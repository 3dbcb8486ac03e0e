import type { Member } from '@goodword/contract/members'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'

const useStyles = makeStyles({
  list: {
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    zIndex: 6,
    margin: '4px 0 0',
    padding: '4px',
    maxHeight: '264px',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  option: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    minHeight: '40px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: { backgroundColor: tokens.colorNeutralBackground1Selected, fontWeight: tokens.fontWeightSemibold },
  email: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, fontWeight: 'normal' },
  aside: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})

interface MentionListProps {
  id: string
  offered: readonly Member[]
  active: Member | undefined
  optionId: (member: Member) => string
  onTake: (member: Member) => void
}

/** The people who may be mentioned, below the field, which keeps the focus. */
export function MentionList({ id, offered, active, optionId, onTake }: MentionListProps) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <>
      <span role="status" className={styles.aside}>
        {offered.length > 0 ? t('{count} to mention. Arrow keys move, Enter takes.', { count: offered.length }) : ''}
      </span>
      {offered.length > 0 ? (
        <div id={id} role="listbox" aria-label={t('People to mention')} className={styles.list}>
          {offered.map((member) => (
            <div
              key={member.userId}
              id={optionId(member)}
              role="option"
              tabIndex={-1}
              aria-selected={member === active}
              className={mergeClasses(styles.option, member === active && styles.active)}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(member)}
              onKeyDown={undefined}
            >
              <bdi>{member.name}</bdi>
              <span className={styles.email}>{member.email}</span>
            </div>
          ))}
        </div>
      ) : null}
    </>
  )
}
