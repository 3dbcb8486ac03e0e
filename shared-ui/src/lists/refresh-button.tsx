import { Button } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'

const onSmallPhones = '@media (max-width: 479px)'

const useStyles = makeStyles({
  // As wide while it reads. On a phone the arrow says it to the eye, and what it stands beside has the room.
  root: {
    minWidth: '138px',
    [onSmallPhones]: { minWidth: 'auto', paddingInline: '11px', '& > :first-child': { margin: 0 } },
  },
  word: {
    [onSmallPhones]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

interface RefreshButtonProps {
  /** While it is, a press does nothing. */
  isReading: boolean
  onRefresh: () => void
}

/** Reads anew what the page shows. */
export function RefreshButton({ isReading, onRefresh }: RefreshButtonProps) {
  const { t } = useTexts()
  const styles = useStyles()
  return (
    <Button
      className={styles.root}
      size="large"
      icon={<ArrowClockwiseRegular />}
      disabledFocusable={isReading}
      onClick={onRefresh}
    >
      <span className={styles.word}>{isReading ? t('Refreshing...') : t('Refresh')}</span>
    </Button>
  )
}
