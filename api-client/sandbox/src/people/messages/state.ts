declare module '../../engine/world.ts' {
  interface Slices {
    messages: MessageBox
  }
}

/** State of a customer's messages. */
export interface MessageBox {
  /** Number of messages since the start; gives the next number. */
  counter: number
  /** Messages from after the start. */
  posted: PostedMessage[]
  /**
   * Which of the persona's own messages are read: one hexadecimal digit for four messages, the first one in the lowest
   * bit, so that thousands stay small. Null: as in the persona's data.
   */
  readSeeds: string | null
}

/** A stored message. */
export interface PostedMessage {
  id: string
  type: string
  title: string
  text: string
  link: string | null
  /** World time, epoch milliseconds. */
  at: number
  read: boolean
}
