export { animate } from 'motion/mini'
