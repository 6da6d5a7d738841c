import type { LeadPopName } from './leadOffer.ts'

const elsewhere = '也可以向以下机构申请，由机构审核和放款。'

// leadPop.3
/**
 * Texts of the lead pop-ups, which open after a refusal: the refusal and the money are said first, in the title and below it,
 * the offer second. Functions get formatted figures.
 */
export const copy = {
  title: '这笔借款没有通过',
  money: '没有放款，没有产生任何费用。',
  offers: {
    landscape: '可以换一家机构试试，由机构审核和放款。',
    failV1: elsewhere,
    failV2: elsewhere,
    applyLimitSuccess: '您在合作机构的额度已经申请成功，借款由机构审核和放款。',
    cardToLead: '也可以到合作机构申请，由机构审核和放款。',
    newHighPrice: '新客可以到持牌合作机构申请，金额和费率以机构展示的为准。',
  } satisfies Record<LeadPopName, string>,
  limit: '合作机构可借额度',
  days: (count: number) => `${count}天内有效`,
  saved: (amount: string) => `用券最多省 ¥${amount}`,
  discount: (text: string) => `息费${text}`,
  button: '重新借款',
  later: '暂不需要',
  /** Where the countdown is on. */
  stay: '留在本页',
  counting: (button: string, seconds: number) => `${button}（${seconds}秒）`,
  /** The countdown confirms by itself, and only leads to another page. */
  auto: (seconds: number) => `${seconds}秒后自动前往借款页面，按住本窗口会暂停。前往不等于借款。`,
} as const
