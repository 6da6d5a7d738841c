declare module 'virtual:parts' {
  import type { PartFacts } from './states.ts'

  const parts: readonly PartFacts[]
  export default parts
}
