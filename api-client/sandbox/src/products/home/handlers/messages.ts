import { customerOf, type Handlers } from '../../../engine/context.ts'
import type { Wire } from '../../../engine/contract.ts'
import { beijingTime } from '../../../engine/calendar.ts'
import { markMessages, messageOf, messagesOf, unreadByType } from '../../../people/messages/messages.ts'
import type { PostedMessage } from '../../../people/messages/state.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'

const PAGE_SIZE = 20
const LARGEST_PAGE = 100

/** How many characters of a message's text a list shows. */
const SUMMARY_LENGTH = 30

/** Handlers for the message centre. */
export const messageHandlers = {
  'message/queryList'({ type, page = 1, pageSize = PAGE_SIZE }, context) {
    const size = Math.min(Math.max(pageSize, 1), LARGEST_PAGE)
    const start = (Math.max(page, 1) - 1) * size
    const wanted = messagesOf(customerOf(context)).filter(
      (each) => type === undefined || each.type === String(type),
    )
    return wanted.slice(start, start + size).map((message) => wireMessage(message, false))
  },

  'message/queryUnreadByType': (_, context) => unreadByType(customerOf(context)),

  'message/markAllRead'({ type }, context) {
    const customer = customerOf(context)
    const ids = messagesOf(customer)
      .filter((each) => type === undefined || each.type === String(type))
      .map((each) => each.id)
    markMessages(customer, ids, true)
    return {}
  },

  'message/updateStatus'({ id, status }, context) {
    const customer = customerOf(context)
    const wanted = String(status)
    if (wanted !== '0' && wanted !== '1') {
      throw new Refusal(RESULTS.badRequest, '消息状态填写有误，请检查后重试')
    }
    markMessages(customer, [messageOf(customer, String(id)).id], wanted === '1')
    return {}
  },

  'message/queryDetail': ({ id }, context) => wireMessage(messageOf(customerOf(context), String(id)), true),
} satisfies Handlers

function wireMessage(message: PostedMessage, whole: boolean): Wire<'message/queryDetail'> {
  const { id, type, title, text, link, at, read } = message
  const summary = text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH)}…` : text
  return {
    id,
    type,
    title,
    summary,
    content: whole ? text : null,
    time: beijingTime(at),
    status: read ? 1 : 0,
    linkUrl: link,
  }
}
