/** A line of the specification. */
export interface Line {
  list: string
  id: string
  /** What groups the lines of a list. */
  area: string
  /** What it is, in a few words. */
  says: string
  /** What uses it: places, or tests. Empty: nothing does. */
  by: string[]
  /** The specification has no more than its name. */
  isNameOnly?: true
  /** Why what is there does not count. */
  but?: string
}
