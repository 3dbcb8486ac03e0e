import { ApplyPage } from './apply-page.tsx'
import { openStatusPage } from './late-status-page.tsx'

export { texts } from './texts/texts.ts'

/**
 * All that can be imported of this remote. Its one page is in the same chunk, so a slow phone waits for no second file, but for the part
 * of it that follows an application.
 */
export const pages = {
  apply: async () => {
    await openStatusPage()
    return { default: ApplyPage }
  },
}
