import type { CSSProperties } from 'react'

/**
 * The look of every letter. Mail clients know little CSS: the light colours are inline, and the dark ones are a style
 * block that the clients with a dark mode read; the others darken by themselves.
 */
export const colors = {
  ground: '#f4f2ec',
  card: '#ffffff',
  line: '#e4e1d9',
  text: '#16211f',
  soft: '#56625f',
  brand: '#0f6b5e',
  brandGround: '#e6f4f2',
  reward: '#8f4308',
  rewardGround: '#fdebdc',
}

export const font = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

export const paragraph: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: '26px', color: colors.text }

export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 600px) {
  .card { border-radius: 0 !important; }
  .card > tbody > tr > td { padding: 28px 22px !important; }
  .action { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: #101716 !important; }
  .card { background-color: #182120 !important; border-color: #2c3937 !important; }
  .text { color: #f1f5f4 !important; }
  .soft { color: #a9b5b2 !important; }
  .brand { color: #4fb8a6 !important; }
  .panel { background-color: #24302e !important; }
  .line { border-color: #4fb8a6 !important; }
  .action { background-color: #4fb8a6 !important; color: #0b1110 !important; }
  .reward { background-color: #43260f !important; }
  .reward-text { color: #ffc391 !important; }
}`
