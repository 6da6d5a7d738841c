/** A defect of a definition that types cannot find, and how to mend it. */
export interface Defect {
  readonly where: string
  readonly what: string
  readonly cure: string
}
