import { afterEach, expect, test } from 'bun:test'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { LogoImage } from './logo-image.tsx'

afterEach(cleanup)

/** A picture as the browser reports it before React is there to listen. */
function withPictures(state: { complete: boolean; naturalWidth: number }, work: () => void): void {
  const { prototype } = HTMLImageElement
  const before = Object.getOwnPropertyDescriptors(prototype)
  for (const [name, value] of Object.entries(state)) {
    Object.defineProperty(prototype, name, { configurable: true, get: () => value })
  }
  try {
    work()
  } finally {
    for (const name of Object.keys(state)) {
      const descriptor = before[name as keyof typeof before]
      if (descriptor) Object.defineProperty(prototype, name, descriptor)
    }
  }
}

const shown = () => document.body.querySelector('[role=img], img')

test.each([null, undefined, '', 'http://crumb.example/logo.png', 'HTTP://crumb.example/logo.png'])(
  'without a logo (%p) the fallback shows the company’s name',
  (src) => {
    render(<LogoImage size={48} src={src} name="Crumb" />)
    expect(shown()?.tagName).toBe('SPAN')
    expect(shown()?.getAttribute('aria-label')).toBe('Crumb logo')
  },
)

test('a logo that fails to load is replaced by the fallback', () =>
  withPictures({ complete: false, naturalWidth: 0 }, () => {
    const screen = render(<LogoImage size={48} src="/api/company-logos/gone" name="Crumb" />)
    expect(shown()?.tagName).toBe('IMG')
    fireEvent.error(screen.getByAltText('Crumb logo'))
    expect(shown()?.tagName).toBe('SPAN')
    expect(shown()?.querySelector('svg')).not.toBeNull()
  }))

test('a logo that failed before hydration is replaced by the fallback', () =>
  withPictures({ complete: true, naturalWidth: 0 }, () => {
    render(<LogoImage size={48} src="/api/company-logos/gone" name="Crumb" />)
    expect(shown()?.tagName).toBe('SPAN')
  }))

test('a loaded logo stays, and a new address is tried', () =>
  withPictures({ complete: true, naturalWidth: 48 }, () => {
    const screen = render(<LogoImage size={48} src="/one.png" name="Crumb" />)
    fireEvent.error(screen.getByAltText('Crumb logo'))
    screen.rerender(<LogoImage size={48} src="/two.png" name="Crumb" />)
    expect(shown()?.getAttribute('src')).toBe('/two.png')
  }))
