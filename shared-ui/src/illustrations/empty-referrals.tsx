import { Canvas } from './canvas.tsx'
import { paper } from './palette.ts'
import { Person } from './person.tsx'

export function EmptyReferrals() {
  return (
    <Canvas size={[240, 180]}>
      <circle cx="120" cy="92" r="74" fill="var(--illustrationSoft)" stroke="none" />
      <Person x={76} y={84} scale={0.9} hair="bob" shirt="var(--illustrationFill)" />
      <g fill={paper} strokeDasharray="5 6">
        <path d="M124 160v-5a32 32 0 0 1 32-32h18a32 32 0 0 1 32 32v5z" />
        <rect x="147" y="61" width="36" height="46" rx="18" />
      </g>
      <path d="M165 76v16M157 84h16" stroke="var(--illustrationAccent)" />
      <path
        d="M104 44a12 12 0 0 1 12-12h22a12 12 0 0 1 12 12v4a12 12 0 0 1-12 12h-20l-14 8z"
        fill="var(--illustrationAccent)"
      />
      <path d="M120 46l5 5 9-10" />
      <path d="M24 160h192" />
    </Canvas>
  )
}
