import { afterEach, expect, test } from 'bun:test'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { LOADING, withPictures } from '../testing/with-pictures.ts'
import { LogoImage } from './logo-image.tsx'

afterEach(cleanup)

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
  withPictures(LOADING, () => {
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
