import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import type { Role } from '@goodword/contract/statuses'
import { currentUser, setupRole } from '@goodword/contract/users'
import { useNavigate, useSWRConfig } from '@goodword/shared-ui/kernel'
import { homeOf } from './home-of.ts'

/** Sets the person's role and leads to its first page; `reload` reads the current user again. Throws like `call`. */
export function useSetupRole() {
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const key = pathOf(currentUser)
  return {
    async setupRole(role: Role) {
      const user = await call(setupRole, { body: { role } })
      // Navigates before the role changes: otherwise the page of this path would show for a moment.
      await navigate(homeOf(role))
      await mutate(key, user, { revalidate: false })
    },
    reload: () => void mutate(key),
  }
}
