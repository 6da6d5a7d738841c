export { couponFace } from './couponFace.ts'
export { raiseText } from './raiseText.ts'
