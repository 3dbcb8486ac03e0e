import { Button, type ButtonProps } from '@fluentui/react-components'
// By its package name, not its path: only the name is federated, and a second copy would have no router.
import { useNavigate } from '@goodword/shared-ui/kernel'
import type { MouseEvent } from 'react'

interface ButtonLinkProps extends Pick<ButtonProps, 'appearance' | 'size' | 'className' | 'aria-describedby'> {
  /** A path of the product. */
  to: string
  children: string
}

/**
 * A link that looks like a button: it leads to a page, opens in a new tab as links do, and is a link to assistive
 * tools.
 */
export function ButtonLink({ to, ...button }: ButtonLinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(to)
  }
  return <Button {...button} as="a" href={to} onClick={follow} />
}
