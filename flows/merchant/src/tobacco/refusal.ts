import { customerMemory } from '@koo/page/query'

/** Why the server refused the verification, in its words: on the way to the page that says so, in no address. */
export const useRefusal = customerMemory<{ readonly text: string }>()
