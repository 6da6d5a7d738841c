export { system } from './flow.ts'
