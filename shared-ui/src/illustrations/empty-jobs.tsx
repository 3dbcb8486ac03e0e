import { Canvas } from './canvas.tsx'
import { paper } from './palette.ts'

export function EmptyJobs() {
  return (
    <Canvas size={[240, 180]}>
      <circle cx="120" cy="92" r="74" fill="var(--illustrationSoft)" stroke="none" />
      <path d="M82 40V32a8 8 0 0 1 8-8h76a8 8 0 0 1 8 8v66" fill="var(--illustrationSoft)" />
      <rect x="62" y="40" width="100" height="102" rx="10" fill={paper} />
      <rect x="76" y="54" width="24" height="24" rx="7" fill="var(--illustrationAccent)" />
      <path d="M112 60h34M112 72h20M76 94h58M76 108h44M76 122h28" />
      <path d="M172 132l24 24" strokeWidth="9" />
      <circle cx="154" cy="114" r="27" fill={paper} />
      <path d="M141 106a15 15 0 0 1 12-8" stroke="var(--illustrationAccent)" />
      <path d="M146 120q8 6 16 0" />
      <path d="M32 160h176" />
    </Canvas>
  )
}
