import type { Context } from '../../engine/context.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { unshiftCapped, type User } from '../../engine/world.ts'
import { inboxOf, MESSAGE_TYPES, seedCount, seedMessage, type NewMessage } from './seeds.ts'
import type { MessageBox, PostedMessage } from './state.ts'

/** How many messages from after the start are kept; the oldest is removed first. */
const MOST_POSTED = 60

/** Adds a message for a customer; it is unread and the newest. */
export function postMessage(user: User, now: number, message: NewMessage): void {
  const messages = messageBoxOf(user)
  messages.counter += 1
  const { type, title, text, link = null } = message
  unshiftCapped(
    messages.posted,
    { id: `N${messages.counter}`, type, title, text, link, at: now, read: false },
    MOST_POSTED,
  )
}

/** The messages of any customer. They do not depend on the persona, so the user is enough. */
export function messageBoxOf({ slices }: User): MessageBox {
  slices.messages ??= { counter: 0, posted: [], readSeeds: null }
  return slices.messages
}

/** Number of unread messages of the signed-in customer, of one type or of all. */
export function unreadCount({ world, user, persona, now }: Context, type?: string): number {
  const messages = messagesOf({ world, user: user(), persona: persona(), now })
  return messages.filter((each) => !each.read && (type === undefined || each.type === type)).length
}

/** Number of unread messages by type, with all types. */
export function unreadByType(customer: Customer): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(MESSAGE_TYPES.map((type) => [type, 0]))
  for (const { read, type } of messagesOf(customer)) if (!read) counts[type] = (counts[type] ?? 0) + 1
  return counts
}

/** All messages of a customer, newest first: new ones, then the persona's own. */
export function messagesOf(customer: Customer): PostedMessage[] {
  const { posted } = messageBoxOf(customer.user)
  const seeds = Array.from({ length: seedCount(customer.persona) }, (_, k): PostedMessage => {
    const { link = null, ...message } = seedMessage(customer.persona, customer.world.since, k)
    return { id: `S${k}`, ...message, link, read: isSeedRead(customer, k) }
  })
  return [...posted, ...seeds].sort((a, b) => b.at - a.at)
}

/** One message by its number; refuses unknown numbers. */
export function messageOf(customer: Customer, id: string): PostedMessage {
  const found = messagesOf(customer).find((each) => each.id === id)
  if (!found) throw new Refusal(RESULTS.articleNotFound, '该消息已不存在，可能已被清理')
  return found
}

/** Marks messages as read or unread. */
export function markMessages(customer: Customer, ids: readonly string[], read: boolean): void {
  const messages = messageBoxOf(customer.user)
  const named = new Set(ids)
  for (const each of messages.posted) if (named.has(each.id)) each.read = read
  const count = seedCount(customer.persona)
  const seeds = Array.from({ length: count }, (_, k) => k).filter((k) => named.has(`S${k}`))
  if (seeds.length === 0) return
  const bits = Array.from({ length: count }, (_, k) => isSeedRead(customer, k))
  for (const k of seeds) bits[k] = read
  messages.readSeeds = hexOf(bits)
}

function isSeedRead({ user, persona }: Customer, k: number): boolean {
  const { readSeeds } = messageBoxOf(user)
  if (readSeeds === null) return k >= inboxOf(persona).unread
  const digit = Number.parseInt(readSeeds.charAt(k >> 2) || '0', 16)
  return ((digit >> (k & 3)) & 1) === 1
}

function hexOf(bits: readonly boolean[]): string {
  const digits = Array.from({ length: Math.ceil(bits.length / 4) }, (_, at) =>
    [0, 1, 2, 3].reduce((sum, bit) => sum + (bits[at * 4 + bit] === true ? 1 << bit : 0), 0).toString(16),
  )
  return digits.join('')
}
