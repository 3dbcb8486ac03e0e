import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { dropLetter, listParkedLetters, type ParkedLetter, readDesk, resendLetter } from '@goodword/contract/operators'
import { firstPageOf, readPage } from '@goodword/contract/pages'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { useChangeList } from '@goodword/shared-ui/lists/use-change-list.ts'
import { useRefetchList } from '@goodword/shared-ui/lists/use-refetch-list.ts'

/**
 * Actions on an undeliverable email. Resending takes it off the list at once, as nothing is lost if it
 * fails; deleting, which cannot be undone, waits for the server. After a refusal the list is read again.
 */
export function useLetters() {
  const changeList = useChangeList<ParkedLetter>()
  const refetchLetters = useRefetchList<ParkedLetter>(readPage)
  const refetch = useRefetch()
  const list = firstPageOf(listParkedLetters)
  const takeOff = (id: string) => changeList(list, (letters) => letters.filter((letter) => letter.id !== id))
  return {
    async resend({ id }: ParkedLetter): Promise<void> {
      takeOff(id)
      try {
        await call(resendLetter, { params: { id } })
      } catch (error) {
        void refetchLetters(list)
        throw error
      }
      void refetch(pathOf(readDesk))
    },
    async drop({ id }: ParkedLetter): Promise<void> {
      try {
        await call(dropLetter, { params: { id } })
      } catch (error) {
        void refetchLetters(list)
        throw error
      }
      takeOff(id)
      void refetch(pathOf(readDesk))
    },
  }
}
