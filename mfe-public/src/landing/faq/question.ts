/** A question somebody really asks, and its answer: true of the product as it is. */
export interface Question {
  question: string
  answer: string
}
