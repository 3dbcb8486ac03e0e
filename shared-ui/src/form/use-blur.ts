import { useFieldContext } from './form-context.ts'

/**
 * What a field does when it is left. Where a press on something else takes the focus away, it waits for the release: the
 * message that may appear would move the button from under the pointer, and the press would come to nothing.
 */
export function useBlur(): () => void {
  const { handleBlur } = useFieldContext()
  return () => {
    if (!document.querySelector(':active')) handleBlur()
    else addEventListener('mouseup', () => setTimeout(handleBlur), { once: true })
  }
}
