export { Stack } from './Stack.tsx'
export { stackAligns } from './variants.ts'
export type { StackProps } from './Stack.tsx'
