/** Why a model gave no answer that can be used. */
export const FAULTS = {
  /** No first byte, or no end, in time. */
  slow: 'The language model took too long.',
  /** It refused, as too many asked. */
  busy: 'The language model is busy.',
  /** It could not be reached, or answered with an error. */
  failed: 'The language model does not answer right now.',
  /** Nothing to read. */
  empty: 'The language model gave no answer.',
  /** Something else than a plainer form of the text. */
  wrong: 'The answer of the language model could not be used.',
} as const
export type Fault = keyof typeof FAULTS

/** Nothing of what was sent or answered is in it. */
export class ModelFault extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(FAULTS[fault])
    this.fault = fault
  }
}
