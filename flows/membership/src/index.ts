export { membership } from './flow.ts'
