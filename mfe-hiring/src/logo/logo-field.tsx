import { refusalOfFile, requestIdOf } from '@goodword/contract/call'
import { EXTENSIONS, SLOTS } from '@goodword/contract/limits'
import { reportFailure } from '@goodword/contract/report-failure'
import { said } from '@goodword/languages/texts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { LogoImage } from '@goodword/shared-ui/media/logo-image.tsx'
import { UploadFailure } from '@goodword/shared-ui/uploads/upload-failure.ts'
import { UploadSlot } from '@goodword/shared-ui/uploads/upload-slot.tsx'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { uploadLogo } from './upload-logo.ts'

const { files, bytes, types } = SLOTS.logo
const EXTENSION_LIST = types.flatMap((type) => EXTENSIONS[type] ?? [])
const FAILED = said('Logo upload failed. Please try again.')

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '16px', alignItems: 'start' },
  // In line with the drop zone, below its label.
  image: { paddingTop: '24px' },
})

interface LogoFieldProps {
  companyName: string
  /** Path of the logo, or null. */
  value: string | null | undefined
  onChange: (path: string | null) => void
  /** Why the current logo cannot be used. */
  error?: string | undefined
}

/** The optional logo: PNG or JPG, up to 2 MB, shown as soon as it is uploaded. */
export function LogoField({ companyName, value, onChange, error }: LogoFieldProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const [fileName, setFileName] = useState<string | null>(null)

  async function send([file]: File[], onProgress: (share: number) => void, signal: AbortSignal) {
    if (!file) return
    try {
      onChange(await uploadLogo(file, { onProgress, signal }))
      setFileName(file.name)
      showToast({ tone: 'success', title: t('Logo uploaded successfully!') })
    } catch (error) {
      if (signal.aborted) return
      const requestId = requestIdOf(error) ?? (await reportFailure({ remote: 'mfe-hiring', kind: 'upload', error }))
      showToast({ tone: 'destructive', title: t('Upload error'), description: t(FAILED), requestId })
      throw new UploadFailure(refusalOfFile(file.name, error) ?? t(FAILED), requestId)
    }
  }

  return (
    <div className={styles.root}>
      <div className={styles.image}>
        <LogoImage src={value} name={companyName || t('Company')} size={64} />
      </div>
      <UploadSlot
        label={t('Company Logo (Optional)')}
        hint={t('PNG or JPG, up to 2 MB')}
        button={t('Choose a logo')}
        maxFiles={files}
        maxBytes={bytes}
        extensions={EXTENSION_LIST}
        uploaded={value ? [fileName ?? t('Your current logo')] : []}
        // Of the one that was there before nothing is said but its name.
        confirmation={fileName ? t('Logo ready') : ''}
        tone="green"
        error={error}
        onFiles={send}
        onRemove={() => {
          onChange(null)
          setFileName(null)
        }}
      />
    </div>
  )
}
