import { useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  note: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 20px',
    padding: '14px 20px',
    marginBottom: '20px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.heroBackground,
    lineHeight: 1.5,
  },
  text: { margin: 0, flexBasis: '260px', flexGrow: 1 },
})

/** Said before the form is filled, not only after it was refused. */
export function NeedsCompany() {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <div className={styles.note} role="note">
      <p className={styles.text}>
        {t('Set up your company before your first job goes live. What you type here is kept.')}
      </p>
      <ButtonLink to="/company-setup">{t('Set up company')}</ButtonLink>
    </div>
  )
}
