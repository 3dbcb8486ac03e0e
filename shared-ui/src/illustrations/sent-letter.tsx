import { Canvas } from './canvas.tsx'
import { paper } from './palette.ts'

export function SentLetter({ width }: { width?: number | string }) {
  return (
    <Canvas size={[240, 180]} width={width}>
      <circle cx="120" cy="92" r="74" fill="var(--illustrationSoft)" stroke="none" />
      <path d="M58 84l62-46 62 46v64a10 10 0 0 1-10 10H68a10 10 0 0 1-10-10z" fill="var(--illustrationFill)" />
      <rect x="76" y="24" width="88" height="104" rx="8" fill={paper} />
      <circle cx="120" cy="58" r="20" fill="var(--illustrationAccent)" />
      <path d="M111 58l7 7 12-13M94 92h52M102 104h36" />
      <path d="M58 88l62 40 62-40v60a10 10 0 0 1-10 10H68a10 10 0 0 1-10-10z" fill="var(--illustrationSoft)" />
      <path d="M61 155l40-38M179 155l-40-38" />
      <path d="M44 62l-10-6M48 46l-7-9M196 62l10-6M192 46l7-9" stroke="var(--illustrationAccent)" />
    </Canvas>
  )
}
