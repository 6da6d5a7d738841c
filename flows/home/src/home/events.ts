/** Events of the home page. */
export type HomeEvents = {
  /** The server has a floor that this page does not know. */
  unknown_floor: { code: string }
  /** A link of a floor was opened. */
  floor: { floor: string }
  /** An advertisement was opened. */
  advert: { code: string }
}
