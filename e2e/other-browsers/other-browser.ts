/** A browser that Playwright does not drive: Firefox and WebKit as Debian ships them, by the protocols they speak. */
export interface OtherBrowser {
  /** Its name and version, as it says. */
  version: string
  /** Settles when the page has loaded. */
  goto(url: string): Promise<void>
  /** Runs the body of an async function in the page. @returns what it returns, as JSON can tell it */
  evaluate<T>(body: string): Promise<T>
  /** Presses keys, one after the other: characters, or WebDriver's codes for the others. */
  press(keys: string): Promise<void>
  /** Chooses a file in the first field that takes files. */
  chooseFile(path: string): Promise<void>
  close(): Promise<void>
}

/** WebDriver's code for the key. */
export const ESCAPE = '\uE00C'

/** The same for both protocols. */
export function keyActions(keys: string) {
  const actions = [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
  return [{ type: 'key', id: 'keyboard', actions }]
}
