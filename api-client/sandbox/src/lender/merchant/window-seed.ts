/** A pop-up window a persona has. */
export interface WindowSeed {
  id: string
  style: 'picture' | 'button' | 'protocol'
  /** Pages it is for, by `currentPage`; none: every page. */
  pages?: readonly string[]
  /** How often it is shown: once, once a Beijing day, or that many times. */
  shows: 'once' | 'daily' | number
  name: string
  title?: string
  content?: string
  buttonText?: string
  /** Where a button or a picture leads: a path of the app, or 'coupon:' and a batch number. */
  link?: string
  /** Whether the box of a protocol window is ticked when it opens. */
  ticked?: boolean
}
