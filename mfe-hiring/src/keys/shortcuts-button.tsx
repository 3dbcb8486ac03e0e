import { Button, type ButtonProps } from '@fluentui/react-components'
import { KeyboardRegular } from '@fluentui/react-icons'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'

// A phone has no such keys.
const useStyles = makeStyles({ button: { '@media (max-width: 639px)': { display: 'none' } } })

/** Opens the map of the keys. */
export function ShortcutsButton({ size, onPress }: Pick<ButtonProps, 'size'> & { onPress: () => void }) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <Button className={styles.button} size={size} icon={<KeyboardRegular />} aria-haspopup="dialog" onClick={onPress}>
      {t('Shortcuts')}
    </Button>
  )
}
