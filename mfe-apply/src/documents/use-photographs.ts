import { useHydrated, useTexts } from '@goodword/shared-ui/kernel'
import type { Ingredients } from '@goodword/shared-ui/uploads/upload-slot.tsx'
import { useRef, useState } from 'react'
import type { Photographed } from './photographed-pages.ts'
import { SLOT_TEXTS } from './slot-texts.ts'

/** Of a screen that is touched: there the picker offers the camera. */
const CAMERA = '(pointer: coarse)'
/** Not `image/*`: for these an iPhone hands over a JPEG. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp']

/**
 * The resume from a phone's camera: photographs of its pages become one PDF, in this browser
 * (docs/rules.md#a-resume-can-be-photographed). What does that loads when it is used. Without scripts a browser sends what it
 * picks, so the slot takes documents alone until they are there.
 * @param isResume whether the slot is its
 */
export function usePhotographs(isResume: boolean) {
  const isTaken = useHydrated() && isResume && matchMedia(CAMERA).matches
  const texts = useTexts()
  const { t } = texts
  const made = useRef<Photographed>(null)
  /** What is up; null where it is no photograph. */
  const [shown, setShown] = useState<Photographed | null>(null)

  async function make(chosen: File[], isMore: boolean): Promise<File[]> {
    if (!chosen.every(({ type }) => type.startsWith('image/'))) return chosen
    const late = import(/* webpackChunkName: "late-photographed-pages" */ './photographed-pages.ts')
    const { photographed } = await late.catch(() => {
      throw new Error(SLOT_TEXTS.resume(texts).failed)
    })
    made.current = await photographed(chosen, (isMore && shown?.pages) || [], texts)
    return [made.current.file]
  }

  const ingredients: Ingredients | undefined = isTaken
    ? { types: TYPES, make, more: shown ? t('Add a page') : undefined }
    : undefined
  return {
    ingredients,
    /** Called with the file that is up now; without one where there is none. */
    noteUploaded: (file?: File) => setShown(made.current?.file === file ? made.current : null),
  }
}
