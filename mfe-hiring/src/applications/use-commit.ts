import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'

/** Keys that choose nothing in a closed select. All others may, arrows and letters alike. */
const STILL = ['Enter', 'Escape', 'Tab', ' ', 'Shift', 'Control', 'Alt', 'Meta']

/**
 * A select that sends what is chosen, and not what somebody passes by with the keys
 * (docs/rules.md#a-choice-is-sent-when-it-is-made): Enter or a click does, leaving it or Escape takes back.
 * @returns the props of the select, and whether something is chosen that was not sent
 */
export function useCommit<Value extends string>(value: Value, send: (value: Value) => void) {
  const [passing, setPassing] = useState<Value>()
  const isByKey = useRef(false)
  const takeBack = () => setPassing(undefined)
  return {
    isPassing: passing !== undefined && passing !== value,
    props: {
      value: passing ?? value,
      onChange({ target }: ChangeEvent<HTMLSelectElement>) {
        const chosen = target.value as Value
        if (isByKey.current) return setPassing(chosen)
        takeBack()
        send(chosen)
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape') takeBack()
        if (event.key === 'Enter' && passing !== undefined) {
          event.preventDefault()
          takeBack()
          if (passing !== value) send(passing)
        }
        if (STILL.includes(event.key)) return
        // A closed select changes before the next task. An open one changes when its choice is made, by Enter or a click.
        isByKey.current = true
        setTimeout(() => {
          isByKey.current = false
        })
      },
      // Or a click on the one that was passed by last would be no change.
      onPointerDown: takeBack,
      onBlur: takeBack,
    },
  }
}
