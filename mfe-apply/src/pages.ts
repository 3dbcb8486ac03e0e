import { ApplyPage } from './apply-page.tsx'

export { texts } from './texts/texts.ts'

/**
 * All that can be imported of this remote. Its one page is in the same chunk, so a slow phone waits for no second file.
 */
export const pages = {
  apply: () => Promise.resolve({ default: ApplyPage }),
}
