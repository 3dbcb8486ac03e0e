/** A G that is also a speech bubble; the bar of the letter is the good word being said. */
export function Mark() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="1 1 30 30"
      width="32"
      height="32"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        stroke="var(--colorBrandForeground1, #0F5C55)"
        d="M24.4 8.5A11.25 11.25 0 0 0 4.75 16v11.25H16A11.25 11.25 0 0 0 27.25 16"
      />
      <path stroke="var(--rewardAccent, #E8833A)" d="M16.5 16h10.75" />
    </svg>
  )
}
