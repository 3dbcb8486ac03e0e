import { Canvas } from './canvas.tsx'
import { paper } from './palette.ts'

export function EmptyApplications() {
  return (
    <Canvas size={[240, 180]}>
      <circle cx="120" cy="92" r="74" fill="var(--illustrationSoft)" stroke="none" />
      <g transform="rotate(-7 120 70)">
        <rect x="84" y="26" width="72" height="92" rx="8" fill={paper} strokeDasharray="5 6" />
        <circle cx="104" cy="48" r="9" fill="var(--illustrationAccent)" />
        <path d="M122 44h20M122 54h12M98 72h44M98 84h32" />
      </g>
      <path d="M56 112l16-26h96l16 26" />
      <path
        d="M56 110h38c4 0 4 14 12 14h28c8 0 8-14 12-14h38v38a12 12 0 0 1-12 12H68a12 12 0 0 1-12-12z"
        fill={paper}
      />
      <path d="M104 142h32" stroke="var(--illustrationAccent)" />
      <path d="M32 160h176" />
    </Canvas>
  )
}
