import { accountSlice } from '../../people/account/fresh.ts'
import type { Context } from '../../engine/context.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { textLength } from '../../engine/textLength.ts'
import { newId, unshiftCapped } from '../../engine/world.ts'
import { beijingDay, DAY_MS } from '../../engine/calendar.ts'
import { findFile } from '../../engine/files.ts'
import { postMessage } from '../../people/messages/messages.ts'
import { ACCOUNT_CAPS, type AccountState, type Complaint } from '../../people/account/state.ts'

/** How many complaints a customer may submit on one Beijing day. */
const MOST_A_DAY = 5
const MOST_PICTURES = 9

/** How long a complaint is being processed. */
const HANDLING_MS = 3 * DAY_MS

/** Topics of complaints. */
interface ComplaintInput {
  content: string
  contact?: string | undefined
  pictures?: string[] | undefined
}

/**
 * Stores a complaint and sends its number to the customer. Refuses empty ones, unknown pictures, and too many on one
 * day.
 */
export function takeComplaint(
  context: Context,
  { content, contact, pictures = [] }: ComplaintInput,
): Complaint {
  const { world, now } = context
  const user = context.user()
  const { complaints } = context.slice(accountSlice)
  const text = content.trim()
  const reach = contact?.trim() ?? ''
  if (text === '') throw new Refusal(RESULTS.badRequest, '请填写投诉内容')
  if (textLength(reach) > 80) throw new Refusal(RESULTS.badRequest, '联系方式过长，请检查后重试')
  if (pictures.length > MOST_PICTURES) {
    throw new Refusal(RESULTS.badRequest, `最多上传${MOST_PICTURES}张图片`)
  }
  if (!pictures.every((key) => findFile(world, user.userId, key))) {
    throw new Refusal(RESULTS.badRequest, '未找到已上传的图片，请重新上传')
  }
  const today = beijingDay(now)
  if (complaints.filter(({ at }) => beijingDay(at) === today).length >= MOST_A_DAY) {
    throw new Refusal(RESULTS.notEntitled, '您今日提交的投诉已达上限，请明日再试')
  }
  const complaint: Complaint = {
    complaintNo: newId(world, 'T'),
    at: now,
    content: text,
    contact: reach === '' ? null : reach,
    pictures: [...pictures],
  }
  unshiftCapped(complaints, complaint, ACCOUNT_CAPS.complaints)
  postMessage(user, now, {
    type: 'system',
    title: '投诉已受理',
    text: `您的投诉已受理，编号${complaint.complaintNo}，我们将在3个工作日内与您联系。`,
    link: '/pages/credit/account/service',
  })
  return complaint
}

/** How many complaints are being processed. */
export function openComplaints({ complaints }: AccountState, now: number): number {
  return complaints.filter(({ at }) => now < at + HANDLING_MS).length
}
