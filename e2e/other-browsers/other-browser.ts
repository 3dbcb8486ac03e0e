/** A browser that Playwright does not drive: Firefox and WebKit as Debian ships them, by the protocols they speak. */
export interface OtherBrowser {
  /** Its name and version, as it says. */
  version: string
  /** Settles when the way there has begun; what is seen until the page is there is of the one before. */
  navigate(url: string): Promise<void>
  /** Runs the body of a function in the page. @returns what it returns, as JSON can tell it */
  evaluate<T>(body: string): Promise<T>
  /** What hands do, as WebDriver tells it; both protocols take the same. */
  perform(actions: object[]): Promise<void>
  /** Chooses files in a field that takes some, counted from 0 over the whole page. */
  chooseFiles(nth: number, paths: string[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** @returns what is in the window, as a PNG */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

interface Options {
  /** The HTTP proxy through which it goes everywhere, this machine included: host and port. */
  proxy: string
}

export type OpenBrowser = (options: Options) => Promise<OtherBrowser>
