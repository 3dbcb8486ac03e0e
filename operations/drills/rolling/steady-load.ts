/** One request of the load. @returns its status; 0 where there was no answer */
type Ask = () => Promise<number>

/**
 * Sends so many requests a second, however long each takes, until it is stopped.
 * @param asks taken in turn
 */
export function startLoad(rate: number, asks: readonly Ask[]) {
  const took: number[] = []
  const statuses = new Map<number, number>()
  const underWay = new Set<Promise<void>>()
  const began = performance.now()
  let sent = 0
  const send = () => {
    // Timers come late on a busy machine: whatever is due by now is sent.
    const due = Math.floor(((performance.now() - began) / 1000) * rate)
    for (; sent < due; sent++) {
      const at = performance.now()
      const ask = asks[sent % asks.length] as Ask
      const one = ask().then((status) => {
        took.push(performance.now() - at)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        underWay.delete(one)
      })
      underWay.add(one)
    }
  }
  const timer = setInterval(send, 5)
  return {
    /** @returns how many of each status, the seconds it went on, and the milliseconds that the slowest took */
    async stop() {
      clearInterval(timer)
      const seconds = (performance.now() - began) / 1000
      await Promise.all(underWay)
      return { sent, seconds, statuses, slowest: Math.max(0, ...took) }
    },
  }
}
