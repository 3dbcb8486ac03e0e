import { SLOTS } from '@goodword/contract/limits'
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

const megabytes = (slot: DocumentSlotName) => `${SLOTS[slot].bytes / 1024 / 1024} MB`

/** What each slot says. */
export const SLOT_TEXTS: Record<DocumentSlotName, SlotTexts> = {
  resume: {
    label: 'Resume',
    button: 'Upload Resume',
    hint: `PDF, DOC or DOCX, up to ${megabytes('resume')}`,
    tone: 'green',
    confirmation: () => 'Resume uploaded',
    done: {
      title: 'Resume uploaded successfully!',
      description: () => 'Your resume has been attached to your application.',
    },
    failed: 'Resume upload failed. Please try again.',
  },
  portfolio: {
    label: 'Portfolio (Optional)',
    button: 'Upload Portfolio',
    hint: `PDF, ZIP or image, up to ${megabytes('portfolio')}`,
    tone: 'blue',
    confirmation: () => 'Portfolio uploaded',
    done: {
      title: 'Portfolio uploaded successfully!',
      description: () => 'Your portfolio has been attached to your application.',
    },
    failed: 'Portfolio upload failed. Please try again.',
  },
  additional: {
    label: 'Additional Documents (Optional)',
    button: 'Upload Documents',
    hint: `Up to ${SLOTS.additional.files} files: PDF, Word, image or ZIP, ${megabytes('additional')} each`,
    tone: 'purple',
    confirmation: (count) => (count === 1 ? '1 document uploaded' : `${count} documents uploaded`),
    done: {
      title: 'Documents uploaded successfully!',
      description: (count) => `${count} document(s) attached to your application.`,
    },
    failed: 'Documents upload failed. Please try again.',
  },
}
