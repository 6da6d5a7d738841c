export { yinlian } from './flow.ts'
