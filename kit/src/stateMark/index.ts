export { StateMark } from './StateMark.tsx'
