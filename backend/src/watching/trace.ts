/** Statements of one request that its trace tells of at most. */
const STATEMENTS_MAX = 50

/** Milliseconds since 1970, finer than a millisecond. */
export const epoch = () => performance.timeOrigin + performance.now()

/** A statement as it was sent, with placeholders. */
interface Statement {
  text: string
  began: number
  ended: number
}

/** What is noted of a request while it runs, for its trace: when it and its statements began and ended, and no value. */
export class Trace {
  readonly began = epoch()
  readonly statements: Statement[] = []
  /** Whether it is told to nobody, as there are too many. */
  isLeftOut = false

  /** Notes a statement and hands its answer on. */
  follow<T>(text: string, running: Promise<T>): Promise<T> {
    if (this.statements.length >= STATEMENTS_MAX) return running
    const began = epoch()
    const statement: Statement = { text, began, ended: began }
    this.statements.push(statement)
    return running.finally(() => {
      statement.ended = epoch()
    })
  }
}
