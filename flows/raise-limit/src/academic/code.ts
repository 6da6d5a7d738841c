import { customerMemory } from '@koo/page/query'

/** The code of an online report, on its way from its field to the waiting page and back. */
export interface TypedCode {
  /** In upper case, without blanks; empty when it was lost. */
  code: string
  /** `asking`: the waiting page sends it, once. `sent`: it did. `lost`: the page was loaded anew, which empties the memory. */
  state: 'asking' | 'sent' | 'lost'
  /** Why it was refused, for its field. */
  refusal?: string
}

/** The code is a key to somebody's record, so it is kept in the memory of the tab only. */
export const useTypedCode = customerMemory<TypedCode>()
