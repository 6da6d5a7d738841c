export { maoyan } from './flow.ts'
