import type { ReactNode } from 'react'

/** The frame of every illustration: one stroke width for all, colours from the theme, no inline styles. */
export function Canvas({
  size,
  width,
  children,
}: {
  size: [number, number]
  width?: number | string
  children: ReactNode
}) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${size[0]} ${size[1]}`}
      width={width ?? size[0]}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="var(--illustrationLine)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
