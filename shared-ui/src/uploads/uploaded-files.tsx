import { Button } from '@fluentui/react-components'
import { useHydrated, useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles, mergeClasses } from '@griffel/react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  confirmation: {
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase300,
    '::before': { content: '"✓ " / ""' },
  },
  green: { color: tokens.badgeGreenForeground },
  blue: { color: tokens.badgeBlueForeground },
  purple: { color: tokens.badgePurpleForeground },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', fontSize: tokens.fontSizeBase300 },
  file: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', minHeight: '32px' },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
})

export type UploadTone = 'green' | 'blue' | 'purple'

interface UploadedFilesProps {
  /** Null while something is at fault. */
  confirmation: string | null
  tone: UploadTone
  names: readonly string[]
  removing: { name: string; values: readonly string[] } | undefined
  onRemove: ((index: number) => void) | undefined
}

/** What an upload slot holds: one line in the slot's colour, and each file's name. */
export function UploadedFiles({ confirmation, tone, names, removing, onRemove }: UploadedFilesProps) {
  const styles = useStyles()
  const hydrated = useHydrated()
  const { t } = useTexts()
  return (
    <>
      {confirmation ? <p className={mergeClasses(styles.confirmation, styles[tone])}>{confirmation}</p> : null}
      <ul className={styles.list}>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may share a name, and a row holds no state
          <li key={`${index} ${name}`} className={styles.file}>
            <span className={styles.name} dir="auto">
              {name}
            </span>
            {onRemove ? (
              <Button
                size="small"
                appearance="subtle"
                aria-label={t('Remove {file}', { file: name })}
                {...(removing && !hydrated && { type: 'submit', name: removing.name, value: removing.values[index] })}
                onClick={(event) => {
                  event.preventDefault()
                  onRemove(index)
                }}
              >
                {t('Remove')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}
