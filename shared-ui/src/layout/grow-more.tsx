import { Button } from '@fluentui/react-components'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import type { Growing } from './use-growing.ts'

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'center', paddingTop: '24px' },
})

/** What stands after a growing list: asks for the next page by itself when it comes near, and by hand for keyboards. */
export function GrowMore({ growing }: { growing: Growing }) {
  const styles = useStyles()
  const { t } = useTexts()
  if (!growing.more) return null
  return (
    <div className={styles.root} ref={growing.sentinel}>
      <Button onClick={growing.grow}>{t('Show more')}</Button>
    </div>
  )
}
