export { zhuanzhuan } from './flow.ts'
