export { bankCard } from './flow.ts'
