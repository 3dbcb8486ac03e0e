import { Canvas } from './canvas.tsx'
import { paper } from './palette.ts'
import { Person } from './person.tsx'

export function StepOptIn({ width }: { width?: number | string }) {
  return (
    <Canvas size={[120, 120]} width={width}>
      <circle cx="60" cy="60" r="50" fill="var(--illustrationSoft)" stroke="none" />
      <Person x={60} y={42} scale={0.72} hair="curls" shirt="var(--illustrationFill)" deep />
      <rect x="32" y="84" width="56" height="28" rx="14" fill="var(--illustrationAccent)" />
      <circle cx="74" cy="98" r="9.5" fill={paper} />
      <path d="M44 98l4.5 4.5 8-9" />
    </Canvas>
  )
}
