/** A catalogue of translations, as text. */
declare module '*.po' {
  const text: string
  export default text
}
