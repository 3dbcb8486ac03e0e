import type { Quoted } from '@goodword/contract/quoted'
import { Facts } from './facts.tsx'

export interface RoleProps {
  jobTitle: Quoted
  companyName: Quoted
  location: Quoted
  type: string
  salary: string | undefined
}

/** What a candidate is told of a job before they open its page. */
export function Role({ jobTitle, companyName, location, type, salary }: RoleProps) {
  return <Facts facts={{ Position: jobTitle, Company: companyName, Location: location, Type: type, Salary: salary }} />
}
