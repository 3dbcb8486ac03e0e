import { expect, test } from 'bun:test'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { formatDate, formatDeadline } from './formats.ts'
import { DEADLINE, inZone, ZONES } from './testing/in-zone.ts'
import { useZone } from './use-zone.ts'

function Until() {
  const zone = useZone()
  return (
    <p>
      {formatDate(DEADLINE, zone)}, {formatDeadline(DEADLINE, zone)}
    </p>
  )
}

test.each(ZONES)("a server's page has UTC days until it is hydrated, then those of %s", (zone, day) =>
  inZone(zone, async () => {
    const host = document.createElement('div')
    host.innerHTML = renderToString(<Until />)
    expect(host.textContent).toBe('Mar 3, 2027, Mar 3, 2027 (UTC)')
    const mismatches: unknown[] = []
    const root = await act(() =>
      hydrateRoot(host, <Until />, { onRecoverableError: (error) => mismatches.push(error) }),
    )
    expect(host.textContent).toBe(`${day.replace(/ \(.*/, '')}, ${day}`)
    expect(mismatches).toEqual([])
    await act(() => root.unmount())
  }),
)
