import { CheckboxField } from '@goodword/shared-ui/form/checkbox-field.tsx'
import { fieldContext, formContext } from '@goodword/shared-ui/form/form-context.ts'
import { SubmitButton } from '@goodword/shared-ui/form/submit-button.tsx'
import { TextAreaField } from '@goodword/shared-ui/form/text-area-field.tsx'
import { TextField } from '@goodword/shared-ui/form/text-field.tsx'
import { createFormHook } from '@tanstack/react-form'
import { DocumentSlot } from '../documents/document-slot.tsx'
import { MessageChoice } from './message-choice.tsx'

/** The shared form with the fields of this page alone, without selects and switches: fewer bytes on a phone. */
export const { useAppForm: useApplyForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { CheckboxField, DocumentSlot, MessageChoice, TextAreaField, TextField },
  formComponents: { SubmitButton },
})
