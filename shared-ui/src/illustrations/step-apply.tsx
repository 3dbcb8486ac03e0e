import { Canvas } from './canvas.tsx'
import { paper } from './palette.ts'

export function StepApply({ width }: { width?: number | string }) {
  return (
    <Canvas size={[120, 120]} width={width}>
      <circle cx="60" cy="60" r="50" fill="var(--illustrationSoft)" stroke="none" />
      <rect x="28" y="18" width="58" height="78" rx="8" fill={paper} />
      <circle cx="46" cy="38" r="8" fill="var(--illustrationAccent)" />
      <path d="M62 34h14M62 43h8M40 60h34M40 71h26M40 82h14" />
      <g transform="rotate(42 84 80)">
        <path d="M77 52a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v40l-7 12-7-12z" fill="var(--illustrationFill)" />
        <path d="M77 92h14l-7 12z" fill={paper} />
        <path d="M77 59h14" stroke="var(--illustrationSoft)" />
      </g>
    </Canvas>
  )
}
