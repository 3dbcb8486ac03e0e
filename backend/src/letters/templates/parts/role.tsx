import type { Quoted } from '@goodword/contract/quoted'
import { useContext } from 'react'
import { Img } from 'react-email'
import { Facts } from './facts.tsx'
import { LetterEnvContext } from './letter-env.ts'
import { useLetterTexts } from './use-letter-texts.ts'

export interface RoleProps {
  jobTitle: Quoted
  companyName: Quoted
  location: Quoted
  type: string
  salary: string | undefined
  /** Path of the logo where it was uploaded here: no other host learns who reads (docs/rules.md#logos-are-public). */
  companyLogo: string | undefined
}

/** What a candidate is told of a job before they open its page. */
export function Role({ jobTitle, companyName, location, type, salary, companyLogo }: RoleProps) {
  const { t } = useLetterTexts()
  const { APP_URL } = useContext(LetterEnvContext)
  return (
    <>
      {companyLogo ? (
        <Img
          src={`${APP_URL}${companyLogo}`}
          alt=""
          width={56}
          height={56}
          style={{ margin: '8px 0 0', borderRadius: 12, objectFit: 'contain', backgroundColor: '#ffffff' }}
        />
      ) : null}
      <Facts
        facts={{
          [t('Position')]: jobTitle,
          [t('Company')]: companyName,
          [t('Location')]: location,
          [t('Type')]: type,
          [t('Salary')]: salary,
        }}
      />
    </>
  )
}
