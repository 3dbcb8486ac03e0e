import { BadInput } from '../errors.ts'

/** A file that will never be taken, whoever asks again: its bytes speak against it. */
export class Refused extends BadInput {}
