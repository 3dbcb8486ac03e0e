export { domMin } from 'motion/react'
