/** Stands in for a company's logo: a neutral building in the colour of the text around it. */
export function CompanyFallbackMark({ size }: { size: number }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M4.5 20.5V6a2.5 2.5 0 0 1 2.5-2.5h5A2.5 2.5 0 0 1 14.5 6v14.5" />
      <path d="M14.5 10H17a2.5 2.5 0 0 1 2.5 2.5v8M3 20.5h18M8 20.5V17h3v3.5" />
      <path d="M8 7.8h.01M11 7.8h.01M8 12.2h.01M11 12.2h.01M17 14h.01M17 17h.01" strokeWidth="2" />
    </svg>
  )
}
