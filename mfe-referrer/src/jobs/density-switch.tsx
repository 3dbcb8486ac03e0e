import { Button } from '@fluentui/react-components'
import { TextLineSpacingRegular } from '@fluentui/react-icons'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import type { Density } from './use-density.ts'
import { onNarrow } from './widths.ts'

const useStyles = makeStyles({
  // On a phone rows have one height.
  root: { [onNarrow]: { display: 'none' } },
})

interface DensitySwitchProps {
  density: Density
  onChoose: (density: Density) => void
}

/** Low rows, or those with more air. */
export function DensitySwitch({ density, onChoose }: DensitySwitchProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const isCompact = density === 'compact'
  return (
    <Button
      className={styles.root}
      appearance={isCompact ? 'secondary' : 'subtle'}
      icon={<TextLineSpacingRegular />}
      aria-label={t('Compact rows')}
      title={t('Compact rows')}
      aria-pressed={isCompact}
      onClick={() => onChoose(isCompact ? 'comfortable' : 'compact')}
    />
  )
}
