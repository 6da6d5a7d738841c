import { cutText, textLength } from '../text.ts'

/** Cuts a text after `max` characters. A longer text of the caller can be edited, but not made longer. */
export const cutTo = (max: number | undefined) => (text: string, before: string) =>
  max === undefined ? text : cutText(text, Math.max(max, textLength(before)))
