/** WebDriver's codes for keys. */
export const KEYS = { enter: '\uE007', escape: '\uE00C', tab: '\uE004', down: '\uE015', control: '\uE009' }

/** Presses keys, one after the other: characters, or codes. */
export function pressing(keys: string): object[] {
  const actions = [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
  return [{ type: 'key', id: 'keyboard', actions }]
}

/** Presses a key while another one is held. */
export function pressingWith(held: string, value: string): object[] {
  const actions = [
    { type: 'keyDown', value: held },
    { type: 'keyDown', value },
    { type: 'keyUp', value },
    { type: 'keyUp', value: held },
  ]
  return [{ type: 'key', id: 'keyboard', actions }]
}

/** Clicks at a place of the window. */
export function clickingAt({ x, y }: { x: number; y: number }): object[] {
  const actions = [
    { type: 'pointerMove', x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', actions }]
}
