import { Button } from '@fluentui/react-components'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 20px',
    padding: '14px 20px',
    border: `1px solid ${tokens.colorPaletteRedBorder1}`,
    borderRadius: tokens.borderRadiusLarge,
    lineHeight: 1.5,
  },
  text: { margin: 0, flexBasis: '260px', flexGrow: 1 },
})

interface ChangedMeanwhileProps {
  text: string
  onLoad: () => void
}

/** Why nothing was saved, and the way on: what was typed stays in the form until what is stored is loaded in its place. */
export function ChangedMeanwhile({ text, onLoad }: ChangedMeanwhileProps) {
  const styles = useStyles()
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.text}>{text}</p>
      <Button onClick={onLoad}>Load what is stored</Button>
    </div>
  )
}
