import { useSearchParams } from '@goodword/shared-ui/kernel'
import { type Asked, readAsked, writeAsked } from './asked.ts'

/** Which rows are shown. It is in the address: a reload, a bookmark and the Back button keep it. */
export function useAsked() {
  const [params, setParams] = useSearchParams()
  return {
    asked: readAsked(params),
    /** Where others are shown. */
    addressOf: (asked: Asked) => writeAsked(params, asked),
    ask: (asked: Asked) => setParams((before) => new URLSearchParams(writeAsked(before, asked))),
  }
}
