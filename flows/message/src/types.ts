import { copy } from './typeCopy.ts'

/** The types of messages, in the order of the message centre. */
export const TYPES = ['repayment', 'loan', 'credit', 'activity', 'membership', 'order', 'system'] as const
export type MessageType = (typeof TYPES)[number]

const isType = (type: string): type is MessageType => Object.hasOwn(copy.names, type)

/** The name of a type: one that is not known is something else, and none is all of them. */
export function nameOf(type: string | undefined): string {
  if (type === undefined) return copy.all
  return isType(type) ? copy.names[type] : copy.other
}

/** A number of messages of a reply; null when it is none. */
export const countOf = (count: number | undefined): number | null =>
  count !== undefined && Number.isInteger(count) && count >= 0 ? count : null
