/** A pop-up window of a persona. */
export interface WindowSeed {
  id: string
  style: 'picture' | 'button' | 'protocol'
  /** Its pages, by `currentPage`; none: every page. */
  pages?: readonly string[]
  /** How often it is shown: once, once a Beijing day, or that many times. */
  shows: 'once' | 'daily' | number
  name: string
  title?: string
  content?: string
  buttonText?: string
  /** Target of a button or a picture: a path of the app, or 'coupon:' and a batch number. */
  link?: string
  /** Whether the box of a protocol window is ticked at first. */
  ticked?: boolean
}
