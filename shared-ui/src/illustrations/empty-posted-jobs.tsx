import { Canvas } from './canvas.tsx'
import { paper } from './palette.ts'

export function EmptyPostedJobs() {
  return (
    <Canvas size={[240, 180]}>
      <circle cx="120" cy="92" r="74" fill="var(--illustrationSoft)" stroke="none" />
      <path d="M84 118l-14 42M156 118l14 42M120 118v30" />
      <rect x="50" y="30" width="140" height="90" rx="10" fill="var(--illustrationFill)" />
      <g transform="rotate(-4 84 74)" fill={paper}>
        <rect x="62" y="48" width="46" height="56" rx="5" />
        <path d="M72 68h26M72 80h26M72 92h14" />
        <circle cx="85" cy="50" r="4.5" fill="var(--illustrationAccent)" />
      </g>
      <rect x="126" y="46" width="48" height="58" rx="5" stroke="var(--illustrationSoft)" strokeDasharray="5 6" />
      <circle cx="150" cy="75" r="13" fill="var(--illustrationAccent)" />
      <path d="M150 69v12M144 75h12" />
      <path d="M32 160h176" />
    </Canvas>
  )
}
