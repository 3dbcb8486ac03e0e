import { Canvas } from './canvas.tsx'
import { paper } from './palette.ts'

export function BrokenArea() {
  return (
    <Canvas size={[240, 180]}>
      <circle cx="120" cy="92" r="74" fill="var(--illustrationSoft)" stroke="none" />
      <rect x="42" y="34" width="156" height="108" rx="12" fill={paper} />
      <path d="M42 58V46a12 12 0 0 1 12-12h132a12 12 0 0 1 12 12v12z" fill="var(--illustrationFill)" />
      <g stroke="var(--illustrationSoft)">
        <path d="M57 46h.1M67 46h.1M77 46h.1" strokeWidth="5" />
      </g>
      <rect x="56" y="72" width="54" height="22" rx="5" fill="var(--illustrationSoft)" />
      <path d="M56 108h54M56 122h36" />
      <rect x="124" y="72" width="60" height="56" rx="6" strokeDasharray="5 6" />
      <g transform="rotate(14 166 128)">
        <rect x="134" y="100" width="60" height="56" rx="6" fill="var(--illustrationAccent)" />
        <path d="M152 120h.1M176 120h.1" strokeWidth="5" />
        <path d="M156 138q8-7 16 0" />
      </g>
      <path d="M204 92l10-6M208 104h11" stroke="var(--illustrationAccent)" />
    </Canvas>
  )
}
