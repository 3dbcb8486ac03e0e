import { ApplyPage } from './apply-page.tsx'

/** This remote's only door. Its one page comes with it: a candidate on a slow phone waits for no second file. */
export const pages = {
  apply: () => Promise.resolve({ default: ApplyPage }),
}
