import type { LeadPopName } from './leadOffer.ts'

const again = '刚才的借款没有通过，没有放款。可以向以下机构重新申请，由机构审核和放款。'

// leadPop.3
/** Texts of the lead pop-ups. Functions get formatted figures. */
export const copy = {
  titles: {
    landscape: '换一家机构试试',
    failV1: '这笔借款没有通过',
    failV2: '这笔借款没有通过',
    applyLimitSuccess: '额度申请成功',
    cardToLead: '可以到合作机构借款',
    newHighPrice: '新客专享借款服务',
  } satisfies Record<LeadPopName, string>,
  texts: {
    landscape: again,
    failV1: again,
    failV2: again,
    applyLimitSuccess: '您在合作机构的额度已经申请成功，由机构审核和放款。',
    cardToLead: again,
    newHighPrice: '由持牌合作机构审核和放款，金额和费率以机构展示的为准。',
  } satisfies Record<LeadPopName, string>,
  /** applyLimitSuccess after a refusal. */
  refused: '刚才的借款没有通过，没有放款。您在合作机构的额度已经申请成功，由机构审核和放款。',
  limit: '合作机构可借额度',
  days: (count: number) => `${count}天内有效`,
  saved: (amount: string) => `用券最多省 ¥${amount}`,
  discount: (text: string) => `息费${text}`,
  button: '重新借款',
  counting: (button: string, seconds: number) => `${button}（${seconds}秒）`,
  /** The countdown confirms by itself, and only leads to another page. */
  auto: (seconds: number) => `${seconds}秒后自动前往借款页面，关闭弹窗即可停止。前往不等于借款。`,
} as const
