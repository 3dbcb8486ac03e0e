import { Canvas } from './canvas.tsx'
import { paper } from './palette.ts'

export function StepReward({ width }: { width?: number | string }) {
  return (
    <Canvas size={[120, 120]} width={width}>
      <circle cx="60" cy="60" r="50" fill="var(--illustrationSoft)" stroke="none" />
      <g fill={paper}>
        <rect x="18" y="97" width="44" height="12" rx="6" />
        <rect x="22" y="85" width="44" height="12" rx="6" />
        <rect x="17" y="73" width="44" height="12" rx="6" />
        <rect x="20" y="61" width="44" height="12" rx="6" />
      </g>
      <circle cx="75" cy="74" r="35" fill="var(--illustrationAccent)" />
      <circle cx="75" cy="74" r="27" opacity="0.5" />
      <path d="M75 59l4.6 9.3 10.3 1.5-7.5 7.2 1.8 10.3-9.2-4.9-9.2 4.9 1.8-10.3-7.5-7.2 10.3-1.5z" fill={paper} />
      <path d="M30 26v12M24 32h12M100 22v8M96 26h8" stroke="var(--illustrationAccent)" />
    </Canvas>
  )
}
