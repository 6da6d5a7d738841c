export { common } from './flow.ts'
