export { raiseLimit } from './flow.ts'
