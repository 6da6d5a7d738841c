export { topUp } from './flow.ts'
