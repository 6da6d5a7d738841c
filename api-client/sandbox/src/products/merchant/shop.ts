import { Refusal, RESULTS } from '../../engine/results.ts'
import { textLength } from '../../engine/textLength.ts'
import { isIndustry } from './industries.ts'

/** What orders and bookings say of a shop and its contact. */
interface Shop {
  merchantName?: string
  industryId?: string | number
  contactName?: string
}

/** Length limit of a shop's name. */
const LONGEST_NAME = 60

const EMOJI = /\p{Emoji_Presentation}|\u{FE0F}/u
const CONTACT = /^[\p{Script=Han}A-Za-z·]{1,12}$/u

/** Refuses a shop or a contact that nobody could find again. */
export function checkShop({ merchantName = '', industryId, contactName }: Shop): void {
  const refuse = (text: string): never => {
    throw new Refusal(RESULTS.badRequest, text)
  }
  if (textLength(merchantName) > LONGEST_NAME) refuse(`店铺名称最多${LONGEST_NAME}个字`)
  if (EMOJI.test(merchantName)) refuse('店铺名称不能含有表情符号')
  if (contactName !== undefined && !CONTACT.test(contactName.trim())) refuse('请填写正确的联系人姓名')
  if (industryId !== undefined && !isIndustry(String(industryId))) refuse('请选择具体的经营行业')
}
