import { Button } from '@fluentui/react-components'
import { PeopleRegular } from '@fluentui/react-icons'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  // Apart from the buttons of the dialog, where there is room.
  root: { marginInlineEnd: 'auto' },
})

/** Leads from a job to the recommender's own contacts. */
export function ContactsEntry({ onOpen }: { onOpen: () => void }) {
  const { t } = useTexts()
  const styles = useStyles()
  return (
    <Button
      className={styles.root}
      size="large"
      appearance="subtle"
      icon={<PeopleRegular />}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {t('Who comes to mind?')}
    </Button>
  )
}
