import { Component, createRef, type ReactNode } from 'react'

/** docs/rules.md#pages-change-in-04-seconds */
const CHANGE = { duration: 400, easing: 'ease-out' }
const LEAVING = { opacity: [1, 0], transform: ['none', 'translateY(-12px)'] }
const COMING = { opacity: [0, 1], transform: ['translateY(12px)', 'none'] }

const mayMove = () => 'animate' in Element.prototype && !matchMedia('(prefers-reduced-motion: reduce)').matches

interface PageTransitionProps {
  /** Changes when another page is to be shown. */
  id: string
  children: ReactNode
}

/** Where the page that leaves was on the screen. */
interface Leaving {
  page: HTMLElement
  place: DOMRect
}

/**
 * Fades and slides one page out over the next one, which fades and slides in: the screen is never empty, and the new page is there at
 * once. Of the old one only its elements stay meanwhile, for the eye alone. People who asked for less motion get a plain change.
 */
export class PageTransition extends Component<PageTransitionProps, object, Leaving | null> {
  private readonly frame = createRef<HTMLDivElement>()
  private removeLast = () => {}

  override getSnapshotBeforeUpdate(before: PageTransitionProps): Leaving | null {
    const page = this.frame.current?.firstElementChild as HTMLElement | null | undefined
    if (before.id === this.props.id) return null
    this.removeLast()
    if (!page || !mayMove()) return null
    return { page, place: page.getBoundingClientRect() }
  }

  override componentDidUpdate(_before: PageTransitionProps, _state: object, leaving: Leaving | null) {
    const frame = this.frame.current
    if (!leaving || !frame) return
    const { page, place } = leaving
    page.inert = true
    // On the screen, where it was: the new page may be scrolled elsewhere.
    page.style.cssText = `opacity:0;position:fixed;top:${place.top}px;left:${place.left}px;width:${place.width}px`
    const coming = frame.firstElementChild
    frame.append(page)
    this.removeLast = () => page.remove()
    page.animate(LEAVING, CHANGE).finished.then(this.removeLast, this.removeLast)
    coming?.animate(COMING, CHANGE)
  }

  override render() {
    const { id, children } = this.props
    return (
      <div ref={this.frame}>
        <div key={id}>{children}</div>
      </div>
    )
  }
}
