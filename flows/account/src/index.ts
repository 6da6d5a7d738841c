export { account } from './flow.ts'
export { signIn } from './login/flow.ts'
