export { merchant } from './flow.ts'
