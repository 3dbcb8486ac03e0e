import { Canvas } from './canvas.tsx'
import { Person } from './person.tsx'

export function StepRefer({ width }: { width?: number | string }) {
  return (
    <Canvas size={[120, 120]} width={width}>
      <circle cx="60" cy="60" r="50" fill="var(--illustrationSoft)" stroke="none" />
      <Person x={44} y={58} scale={0.62} hair="bun" shirt="var(--illustrationFill)" />
      <path
        d="M58 22a10 10 0 0 1 10-10h30a10 10 0 0 1 10 10v16a10 10 0 0 1-10 10H78l-12 10 1-10a10 10 0 0 1-9-10z"
        fill="var(--illustrationAccent)"
      />
      <path d="M70 26h26M70 36h16" />
      <path d="M12 110h96" />
    </Canvas>
  )
}
