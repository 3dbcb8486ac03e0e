import type { ReactNode } from 'react'
import { deepSkin, ink } from './palette.ts'

type Hair = 'bob' | 'bun' | 'curls' | 'beard' | 'scarf'

type PersonProps = {
  x: number
  y: number
  scale?: number
  hair: Hair
  hairColor?: string
  shirt?: string
  deep?: boolean
}

const fringe = 'M-21 -2c9-3 17-9 21-17 4 8 12 14 21 17 1-17-8-27-21-27s-22 10-21 27z'
const crop = 'M-21 -1c-6-20 6-33 22-33 15 0 24 12 20 33-2-7-5-11-9-14-9 4-19 4-26 1-3 3-5 8-7 13z'

const behind: Partial<Record<Hair, ReactNode>> = {
  bob: <rect x="-28" y="-33" width="56" height="62" rx="27" />,
  bun: <circle cx="0" cy="-37" r="10" />,
}

const front: Record<Hair, ReactNode> = {
  bob: <path d={fringe} stroke={ink} />,
  bun: <path d={fringe} />,
  curls: (
    <path d="M-21 0a11 11 0 0 1-3-18 12 12 0 0 1 13-15 13 13 0 0 1 22 0 12 12 0 0 1 13 15A11 11 0 0 1 21 0c-1-8-5-12-10-13-5 3-17 3-22 0-5 1-9 5-10 13z" />
  ),
  beard: (
    <>
      <path d="M-20 3v2a20 19 0 0 0 40 0V3c-5 6-12 3-20 3s-15 3-20-3z" stroke={ink} />
      <path d={crop} />
    </>
  ),
  scarf: (
    <path
      fillRule="evenodd"
      d="M-27 -4a27 29 0 0 1 54 0c0 20 2 32 12 46-22 12-56 12-78 0 10-14 12-26 12-46zM-17 0v5a17 17 0 0 0 34 0V0a17 17 0 0 0-34 0z"
    />
  ),
}

/** A geometric bust, 92 wide; (x, y) is the middle of the face and the shoulders end 84 below it. */
export function Person({
  x,
  y,
  scale = 1,
  hair,
  hairColor = ink,
  shirt = 'var(--illustrationSoft)',
  deep,
}: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={2.5 / scale} fill="var(--illustrationSkin)">
      <g fill={hairColor}>{behind[hair]}</g>
      <path fill={shirt} d="M-46 84V74a38 38 0 0 1 38-38H8a38 38 0 0 1 38 38v10z" />
      <g fill={deep ? deepSkin : undefined}>
        <path d="M-10 16v19a10 10 0 0 0 20 0V16z" />
        {hair !== 'scarf' && hair !== 'bob' && <path d="M-20 -4a6 6 0 0 0 0 12M20 -4a6 6 0 0 1 0 12" />}
        <rect x="-20" y="-26" width="40" height="50" rx="20" />
      </g>
      <g fill={hairColor}>{front[hair]}</g>
      <g fill={ink} stroke="none">
        <circle cx="-8" cy="2" r="2.2" />
        <circle cx="8" cy="2" r="2.2" />
      </g>
      <path fill="none" stroke={hair === 'beard' ? 'var(--illustrationSkin)' : ink} d="M-6 11q6 5.5 12 0" />
    </g>
  )
}
