export { StateHead, type StateHeadProps } from './StateHead.tsx'
export { StateMark, type StateMarkProps } from './StateMark.tsx'
