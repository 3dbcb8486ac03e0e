import { Button } from '@fluentui/react-components'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  button: { minHeight: '52px', minWidth: '160px', paddingInline: '24px' },
  form: { display: 'grid' },
})

interface SignInButtonProps {
  /** Where the sign-in of this role starts. */
  to: string
  primary?: boolean
  children: string
}

/** Starts the sign-in. A form, so that it works before any script has loaded. */
export function SignInButton({ to, primary, children }: SignInButtonProps) {
  const styles = useStyles()
  return (
    <form method="get" action={to} className={styles.form}>
      <Button type="submit" size="large" appearance={primary ? 'primary' : 'secondary'} className={styles.button}>
        {children}
      </Button>
    </form>
  )
}
