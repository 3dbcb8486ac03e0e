import { Canvas } from './canvas.tsx'
import { paper } from './palette.ts'

export function NotFound() {
  return (
    <Canvas size={[240, 180]}>
      <circle cx="120" cy="92" r="74" fill="var(--illustrationSoft)" stroke="none" />
      <path d="M114 160V26a6 6 0 0 1 12 0v134z" fill={paper} />
      <path d="M96 36h76l18 17-18 17H96a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6z" fill={paper} />
      <path d="M106 48h42M106 58h26" />
      <path d="M146 84H72l-18 17 18 17h74a6 6 0 0 0 6-6V90a6 6 0 0 0-6-6z" fill="var(--illustrationAccent)" />
      <path d="M78 101h16M103 101h16M128 101h8" />
      <path
        d="M176 160v-20M176 150c0-8 4-12 12-12 0 8-4 12-12 12zM176 142c0-8-4-12-12-12 0 8 4 12 12 12zM62 160c0-8-4-14-12-16M62 160c0-10 2-16 8-20"
        fill="var(--illustrationSoft)"
      />
      <path d="M32 160h176" />
    </Canvas>
  )
}
