import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { MAIN_ID } from './use-focus-on-navigation.ts'

const useStyles = makeStyles({
  link: {
    position: 'absolute',
    top: '8px',
    left: '8px',
    zIndex: 100,
    padding: '10px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    transform: 'translateY(-200%)',
    ':focus': { transform: 'none' },
  },
})

/** The first stop of the keyboard: past the header. */
export function SkipLink() {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <a className={styles.link} href={`#${MAIN_ID}`}>
      {t('Skip to content')}
    </a>
  )
}
