export { account } from './flow.ts'
