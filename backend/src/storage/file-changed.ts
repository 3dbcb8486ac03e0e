import { said } from '@goodword/languages/texts'
import { BadInput } from '../errors.ts'

/** An upload's address stays valid for a while: other bytes were put there after the check of these had begun. */
export class FileChanged extends BadInput {
  constructor() {
    super(said('This file changed while it was checked. Please upload it again.'))
  }
}
