import { Input } from '@fluentui/react-components'
import { LOGO_PATH } from '@goodword/contract/companies'
import { useFieldContext } from '@goodword/shared-ui/form/form-context.ts'
import { LabelledField } from '@goodword/shared-ui/form/labelled-field.tsx'
import { useBlur } from '@goodword/shared-ui/form/use-blur.ts'
import { useFieldError } from '@goodword/shared-ui/form/use-field-error.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { LogoField } from '../logo/logo-field.tsx'

interface CompanyLogoProps {
  companyName: string
  /** The logo as it is stored. */
  stored: string | null | undefined
}

/**
 * The field of the company's logo: uploaded, or the address of a picture elsewhere
 * (docs/rules.md#an-address-of-a-logo-sets-the-uploaded-one-aside). An address is not loaded while it is typed: each letter
 * would ask another host.
 */
export function CompanyLogo({ companyName, stored }: CompanyLogoProps) {
  const { t } = useTexts()
  const field = useFieldContext<string | null>()
  const onBlur = useBlur()
  const logo = field.state.value ?? ''
  const isUploaded = LOGO_PATH.test(logo)
  const [upload, setUpload] = useState(isUploaded ? logo : '')
  const isReady = !useFieldError() && (isUploaded || logo === stored)
  return (
    <>
      <LogoField
        companyName={companyName}
        value={isReady ? logo : null}
        onChange={(path) => {
          setUpload(path ?? '')
          field.handleChange(path)
        }}
      />
      <LabelledField
        label={t('Logo URL (Optional)')}
        hint={t(
          'With an address here, candidates and referrers see no logo, only you do. Leave it empty to use the uploaded one.',
        )}
      >
        <Input
          size="large"
          type="url"
          inputMode="url"
          placeholder="https://example.com/logo.png"
          name={field.name}
          value={isUploaded ? '' : logo}
          onChange={(_, { value }) => field.handleChange(value || upload)}
          onBlur={onBlur}
        />
      </LabelledField>
    </>
  )
}
