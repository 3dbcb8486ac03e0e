import { SLOTS } from '@goodword/contract/limits'
import type { Texts } from '@goodword/shared-ui/kernel'
import type { UploadTone } from '@goodword/shared-ui/uploads/uploaded-files.tsx'
import type { DocumentSlotName } from './document.ts'

interface SlotTexts {
  label: string
  button: string
  hint: string
  tone: UploadTone
  /** The line under the slot; `count` files are in it. */
  confirmation: (count: number) => string
  /** Both lines of the notification. */
  done: { title: string; description: (count: number) => string }
  failed: string
}

const megabytes = (slot: DocumentSlotName) => SLOTS[slot].bytes / 1024 / 1024

/** What each slot says, in the language of the page. */
export const SLOT_TEXTS: Record<DocumentSlotName, (texts: Texts) => SlotTexts> = {
  resume: ({ t }) => ({
    label: t('Resume'),
    button: t('Upload Resume'),
    hint: t('PDF, DOC or DOCX, up to {size} MB', { size: megabytes('resume') }),
    tone: 'green',
    confirmation: () => t('Resume uploaded'),
    done: {
      title: t('Resume uploaded successfully!'),
      description: () => t('Your resume has been attached to your application.'),
    },
    failed: t('Resume upload failed. Please try again.'),
  }),
  portfolio: ({ t }) => ({
    label: t('Portfolio (Optional)'),
    button: t('Upload Portfolio'),
    hint: t('PDF, ZIP or image, up to {size} MB', { size: megabytes('portfolio') }),
    tone: 'blue',
    confirmation: () => t('Portfolio uploaded'),
    done: {
      title: t('Portfolio uploaded successfully!'),
      description: () => t('Your portfolio has been attached to your application.'),
    },
    failed: t('Portfolio upload failed. Please try again.'),
  }),
  additional: ({ t, tn }) => ({
    label: t('Additional Documents (Optional)'),
    button: t('Upload Documents'),
    hint: t('Up to {files} files: PDF, Word, image or ZIP, {size} MB each', {
      files: SLOTS.additional.files,
      size: megabytes('additional'),
    }),
    tone: 'purple',
    confirmation: (count) => tn(count, '{count} document uploaded', '{count} documents uploaded'),
    done: {
      title: t('Documents uploaded successfully!'),
      description: (count) =>
        tn(
          count,
          '{count} document(s) attached to your application.',
          '{count} document(s) attached to your application.',
        ),
    },
    failed: t('Documents upload failed. Please try again.'),
  }),
}
