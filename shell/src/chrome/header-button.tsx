import { Button } from '@fluentui/react-components'
import { useNavigate } from '@goodword/shared-ui/kernel'
import { useHeaderStyles } from './use-header-styles.ts'
import { useIsCurrent } from './use-is-current.ts'
import { usePrefetch } from './use-prefetch.ts'

interface HeaderButtonProps {
  /** Where it leads; without it, it sends the form around it. */
  to?: string
  children: string
}

/**
 * A button of the header: leads to a page, on which it is highlighted and whose scripts it fetches on intent, or submits a form that leaves the
 * product.
 */
export function HeaderButton({ to, children }: HeaderButtonProps) {
  const navigate = useNavigate()
  const prefetch = usePrefetch(to)
  const { current } = useHeaderStyles()
  const isCurrent = useIsCurrent(to)
  return (
    <Button
      type={to ? 'button' : 'submit'}
      appearance={to ? 'secondary' : 'subtle'}
      className={isCurrent ? current : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      {...prefetch}
      onClick={to ? () => void navigate(to) : undefined}
    >
      {children}
    </Button>
  )
}
