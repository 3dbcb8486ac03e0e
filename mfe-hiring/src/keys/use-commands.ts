import { useEffect, useEffectEvent } from 'react'
import { type Command, commandOf } from './command-of.ts'

interface Options {
  isOn: boolean
  hasChoice: boolean
  /** Does it. @returns false where there was nothing to do, so that the key stays the browser's */
  run: (command: Command) => boolean | undefined
}

/** Single keys among applications, wherever the focus is but in fields and dialogs. */
export function useCommands({ isOn, hasChoice, run }: Options): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // A button that has the focus is pressed by Enter.
    if (event.defaultPrevented || (event.key === 'Enter' && event.target instanceof HTMLButtonElement)) return
    const command = commandOf({
      key: event.key,
      shiftKey: event.shiftKey,
      isModified: event.ctrlKey || event.metaKey || event.altKey,
      isComposing: event.isComposing,
      isTaken: isField(event.target) || document.querySelector('[role=dialog], [role=alertdialog]') !== null,
      isOn,
      hasChoice,
    })
    // A key that is held moves on, and does nothing else twice.
    if (event.repeat && command && command !== 'next' && command !== 'previous') return event.preventDefault()
    // Where Enter saves a choice, it must not follow the link that has the focus as well.
    if (command && run(command) !== false) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** A box to tick takes no letters. */
const TICKED = ['checkbox', 'radio', 'button', 'submit']

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !TICKED.includes(target.type)
  return target.matches('textarea, select, iframe') || target.isContentEditable
}
