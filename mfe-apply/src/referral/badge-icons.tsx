import type { ReactNode } from 'react'

/** Three icons of our own: the icon package's part of this page would be larger than the page's own code. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export function PinIcon() {
  return (
    <Icon>
      <path d="M8 14.5S3 10.4 3 6.5a5 5 0 0 1 10 0c0 3.9-5 8-5 8Z" />
      <circle cx="8" cy="6.5" r="1.6" />
    </Icon>
  )
}

export function BriefcaseIcon() {
  return (
    <Icon>
      <path d="M2.5 5h11A1 1 0 0 1 14.5 6v6.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z" />
      <path d="M5.5 5V3.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V5M1.5 8.5h13" />
    </Icon>
  )
}

export function WalletIcon() {
  return (
    <Icon>
      <path d="M2.5 4h10a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Z" />
      <path d="M13.5 6.5h-3a2 2 0 0 0 0 4h3" />
    </Icon>
  )
}
