import { Canvas } from './canvas.tsx'
import { paper } from './palette.ts'
import { Person } from './person.tsx'

export function HeroNetwork({ width }: { width?: number | string }) {
  return (
    <Canvas size={[560, 440]} width={width}>
      <g fill="var(--illustrationSoft)" stroke="none">
        <path d="M28 428V270a84 84 0 0 1 168 0v158z" />
        <path fill="var(--illustrationAccent)" opacity="0.24" d="M206 428v-88a74 74 0 0 1 148 0v88z" />
        <path d="M364 428V286a84 84 0 0 1 168 0v142z" />
        <path d="M398 142V82a50 50 0 0 1 100 0v60z" />
      </g>
      <g strokeDasharray="1 8">
        <path d="M330 96c20-10 38-13 58-12M258 180c3 20 9 36 18 50M448 154v78" />
      </g>
      <Person x={112} y={298} scale={1.55} hair="bun" shirt="var(--illustrationFill)" />
      <Person x={280} y={298} scale={1.55} hair="curls" shirt="var(--illustrationAccent)" deep />
      <Person x={448} y={298} scale={1.55} hair="beard" shirt={paper} />
      <Person x={448} y={70.6} scale={0.85} hair="scarf" hairColor="var(--illustrationFill)" shirt={paper} />
      <path
        d="M84 72a26 26 0 0 1 26-26h182a26 26 0 0 1 26 26v70a26 26 0 0 1-26 26H158l-30 28 2-28h-20a26 26 0 0 1-26-26z"
        fill={paper}
      />
      <path
        d="M130 74c-12 4-18 14-18 26a12 12 0 1 0 12-12c0-6 3-10 9-12zM166 74c-12 4-18 14-18 26a12 12 0 1 0 12-12c0-6 3-10 9-12z"
        fill="var(--illustrationAccent)"
      />
      <path d="M200 84h88M200 104h60" />
      <path d="M118 138h116" stroke="var(--illustrationAccent)" strokeWidth="12" />
      <circle cx="364" cy="232" r="24" fill="var(--illustrationAccent)" />
      <path d="M353 232l7 7 13-14" />
      <path d="M12 428h536M386 142h124" />
    </Canvas>
  )
}
