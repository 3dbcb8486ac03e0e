import { useFieldContext } from './form-context.ts'

/**
 * What a field does when it is left. Where a press on something else takes the focus away, it waits for the release: a
 * message that appears could move the button away from under the pointer, and the click would be lost.
 */
export function useBlur(): () => void {
  const { handleBlur } = useFieldContext()
  return () => {
    if (!document.querySelector(':active')) handleBlur()
    else addEventListener('mouseup', () => setTimeout(handleBlur), { once: true })
  }
}
