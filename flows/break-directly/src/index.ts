export { breakDirectly } from './flow.ts'
