import { useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  end: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '10px 16px',
    marginBottom: '12px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { flexGrow: 1, margin: 0, fontWeight: tokens.fontWeightSemibold },
})

/** Said where somebody wants to go on behind the last application. */
export function EndOfWalk({ back }: { back: string }) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <div className={styles.end}>
      <p className={styles.words} role="status">
        {t('That was the last one.')}
      </p>
      <ButtonLink to={back} size="large">
        {t('Back to the list')}
      </ButtonLink>
    </div>
  )
}
