import { Canvas } from './canvas.tsx'
import { paper } from './palette.ts'

export function AccessDenied() {
  return (
    <Canvas size={[240, 180]}>
      <circle cx="120" cy="92" r="74" fill="var(--illustrationSoft)" stroke="none" />
      <path d="M66 160V82a54 54 0 0 1 108 0v78z" fill="var(--illustrationFill)" />
      <path d="M80 160V82a40 40 0 0 1 80 0v78z" fill={paper} />
      <path d="M120 42v60M94 52v50M146 52v50M80 82h80" />
      <path d="M106 104v-12a14 14 0 0 1 28 0v12" strokeWidth="7" />
      <rect x="94" y="102" width="52" height="44" rx="10" fill="var(--illustrationAccent)" />
      <path d="M120 122v9" />
      <circle cx="120" cy="119" r="3.5" fill="var(--illustrationFill)" />
      <path d="M32 160h176" />
    </Canvas>
  )
}
