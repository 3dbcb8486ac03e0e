import { Button } from '@fluentui/react-components'
import { useNavigate } from '@goodword/shared-ui/kernel'
import { usePrefetch } from './use-prefetch.ts'

interface HeaderButtonProps {
  /** Where it leads; without it, it sends the form around it. */
  to?: string
  primary?: boolean
  children: string
}

/**
 * A button of the header: leads to a page, whose scripts it fetches on intent, or submits a form that leaves the
 * product.
 */
export function HeaderButton({ to, primary, children }: HeaderButtonProps) {
  const navigate = useNavigate()
  const prefetch = usePrefetch(to)
  return (
    <Button
      type={to ? 'button' : 'submit'}
      appearance={primary ? 'primary' : 'subtle'}
      {...prefetch}
      onClick={to ? () => void navigate(to) : undefined}
    >
      {children}
    </Button>
  )
}
