export { siku } from './flow.ts'
