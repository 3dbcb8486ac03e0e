import { Canvas } from './canvas.tsx'
import { paper } from './palette.ts'

export function InvalidLink() {
  return (
    <Canvas size={[240, 180]}>
      <circle cx="120" cy="92" r="74" fill="var(--illustrationSoft)" stroke="none" />
      <g transform="rotate(-32 120 92)">
        <rect x="34" y="66" width="70" height="52" rx="26" fill={paper} />
        <rect x="48" y="80" width="42" height="24" rx="12" fill="var(--illustrationSoft)" />
        <rect x="136" y="66" width="70" height="52" rx="26" fill="var(--illustrationFill)" />
        <rect x="150" y="80" width="42" height="24" rx="12" fill="var(--illustrationSoft)" />
        <path d="M78 85a7 7 0 0 0 0 14h36l-5-5 4-4-4-5z" fill="var(--illustrationFill)" />
        <path d="M162 85a7 7 0 0 1 0 14h-33l-5-5 4-4-4-5z" fill={paper} />
      </g>
      <path d="M100 52l-7-14M118 46V30M140 132l7 14M122 138v16" stroke="var(--illustrationAccent)" />
    </Canvas>
  )
}
