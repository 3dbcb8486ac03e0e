import { Mark } from './mark.tsx'

/** Mark and name. The text has a fixed length, so nothing moves when the display font arrives. */
export function Wordmark({ height = 32 }: { height?: number }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 160 32"
      width={height * 5}
      height={height}
      role="img"
      aria-label="Goodword"
    >
      <Mark size={32} />
      <text
        x="39"
        y="24.5"
        fill="currentColor"
        fontFamily="var(--font-display, var(--fontFamilyDisplay))"
        fontSize="25"
        fontWeight="700"
        textLength="119"
        lengthAdjust="spacingAndGlyphs"
      >
        Goodword
      </text>
    </svg>
  )
}
