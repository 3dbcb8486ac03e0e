import { pathOf } from '@goodword/contract/endpoint'
import { listMembers, type Team } from '@goodword/contract/members'
import { useSWR, useSWRConfig } from '@goodword/shared-ui/kernel'

/** The team, as it was read or as the last change left it. */
export function useTeam() {
  return useSWR<Team>(pathOf(listMembers))
}

/** Shows what a change has answered; without it, reads the team again. */
export function useShowTeam() {
  const { mutate } = useSWRConfig()
  return (team?: Team) => void mutate(pathOf(listMembers), team, { revalidate: team === undefined })
}
