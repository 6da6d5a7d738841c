import { publishingCopy } from '../copy.ts'
import { loanRecord } from '../loanRecord.ts'
import type { PublishKind } from './publishKind.ts'

const { confirming, unresolved, notFound } = publishingCopy

/** What `publishAttacks` needs to know of every kind of loan. */
export const loanKind = {
  status: 'cash/getLoanAfterProcessInfo',
  recordKey: loanRecord.recordKey,
  content: { listingId: 'P-999', loanId: 'N-999', paymentDay: '8', serialNumber: 'another-number-0001' },
  made: ({ sandbox }) => sandbox.world().loanCount,
  texts: {
    sending: '正在提交借款申请',
    confirming: confirming.title,
    check: unresolved.action,
    again: notFound.action,
    falseWhenMade: /没有产生借款|没有提交成功|暂时没有收到|没有放款|审核未通过|已过期|已失效/,
    falseWhenNone: /借款成功|审核通过|放款成功/,
  },
} satisfies Partial<PublishKind>
