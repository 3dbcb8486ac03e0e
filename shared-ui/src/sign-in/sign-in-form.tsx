import type { ReactNode } from 'react'

interface SignInFormProps {
  /** The address that starts the sign-in, with its query. */
  to: string
  className: string
  /** The button that sends it. */
  children: ReactNode
}

/** Starts a sign-in by a form, so that it works before any script has loaded. */
export function SignInForm({ to, className, children }: SignInFormProps) {
  // A form that is sent by GET drops the query of its address and writes its fields there.
  const [action = to, query = ''] = to.split('?')
  return (
    <form method="get" action={action} className={className}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
