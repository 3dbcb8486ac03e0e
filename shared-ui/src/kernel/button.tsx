import { type ButtonProps, Button as FluentButton } from '@fluentui/react-components'

/**
 * Fluent's button, with a text in an element of its own: beside its icon's place, React would change a node that a
 * translator has taken out of the page (docs/rules.md#a-translated-page-stays-true).
 */
function TranslatableButton({ children, ...props }: ButtonProps) {
  return <FluentButton {...props}>{typeof children === 'string' ? <span>{children}</span> : children}</FluentButton>
}

export const Button = TranslatableButton as typeof FluentButton
