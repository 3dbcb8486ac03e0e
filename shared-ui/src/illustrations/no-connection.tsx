import { Canvas } from './canvas.tsx'
import { paper } from './palette.ts'

/** A plug and its socket, apart. */
export function NoConnection() {
  return (
    <Canvas size={[240, 180]}>
      <circle cx="120" cy="92" r="74" fill="var(--illustrationSoft)" stroke="none" />
      <path d="M20 132c24 0 20-40 44-40" />
      <path d="M64 66h20a26 26 0 0 1 0 52H64z" fill="var(--illustrationFill)" />
      <path d="M110 82h18M110 102h18" strokeWidth="5" />
      <path d="M176 66h-12a26 26 0 0 0 0 52h12z" fill={paper} />
      <path d="M152 82h8M152 102h8" strokeWidth="5" />
      <path d="M176 92c24 0 20 40 44 40" />
      <path d="M134 62l-4-14M120 60v-14M106 62l4-14" stroke="var(--illustrationAccent)" transform="translate(18 0)" />
    </Canvas>
  )
}
