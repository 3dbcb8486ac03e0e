import { Button } from '@fluentui/react-components'
import { ArrowLeftRegular, ArrowRightRegular } from '@fluentui/react-icons'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { ShortcutsButton } from '../keys/shortcuts-button.tsx'
import { positionIn, type Walk } from './walk.ts'

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginBottom: '12px' },
  position: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginInlineStart: 'auto' },
})

interface ReviewBarProps {
  walk: Walk
  id: string
  hasPrevious: boolean
  onMove: (step: 1 | -1) => void
  onFindNew: () => Promise<number>
  onKeys: () => void
}

/** Where one is in the list, and the ways on. */
export function ReviewBar({ walk, id, hasPrevious, onMove, onFindNew, onKeys }: ReviewBarProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const [found, setFound] = useState<string>()
  const { at, of, isExact } = positionIn(walk, id)
  async function look() {
    const count = await onFindNew().catch(() => undefined)
    setFound(
      count === undefined
        ? t("We couldn't look. Please try again.")
        : count === 0
          ? t('Nothing new')
          : t('{count} new, added at the end', { count: formatCount(count) }),
    )
  }
  return (
    <div className={styles.bar}>
      <TextLink to={walk.back}>{t('Back to the list')}</TextLink>
      {walk.path ? (
        <>
          <span className={styles.position}>
            {t('{at} of {total}', { at: formatCount(at), total: `${formatCount(of)}${isExact ? '' : '+'}` })}
          </span>
          <Button appearance="subtle" onClick={() => void look()}>
            {t('Check for new')}
          </Button>
          <span className={styles.position} role="status">
            {found}
          </span>
        </>
      ) : null}
      <span className={styles.buttons}>
        <ShortcutsButton onPress={onKeys} />
        <Button icon={<ArrowLeftRegular />} disabledFocusable={!hasPrevious} onClick={() => onMove(-1)}>
          {t('Previous')}
        </Button>
        <Button icon={<ArrowRightRegular />} iconPosition="after" onClick={() => onMove(1)}>
          {t('Next')}
        </Button>
      </span>
    </div>
  )
}
