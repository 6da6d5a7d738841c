import type { Wire } from '../../engine/contract.ts'

/** Loan purposes, in two levels; the last one has no second level. */
export const LOAN_USES: Wire<'cash/queryLoanUse'> = [
  {
    loanUseCode: '10001',
    loanUseName: '日常消费',
    subList: [
      { loanUseCode: '1000101', loanUseName: '日用百货' },
      { loanUseCode: '1000102', loanUseName: '数码家电' },
      { loanUseCode: '1000103', loanUseName: '餐饮娱乐' },
    ],
  },
  {
    loanUseCode: '10002',
    loanUseName: '房屋装修',
    subList: [
      { loanUseCode: '1000201', loanUseName: '硬装材料' },
      { loanUseCode: '1000202', loanUseName: '家具软装' },
    ],
  },
  {
    loanUseCode: '10003',
    loanUseName: '教育培训',
    subList: [
      { loanUseCode: '1000301', loanUseName: '职业技能' },
      { loanUseCode: '1000302', loanUseName: '语言学习' },
    ],
  },
  { loanUseCode: '10004', loanUseName: '医疗健康', subList: [] },
  { loanUseCode: '10005', loanUseName: '旅游出行', subList: [] },
]

/** Whether the codes are a purpose, and the second one belongs to the first. */
export function isLoanUse(code: string, subCode: string | undefined): boolean {
  const use = LOAN_USES.find((each) => each.loanUseCode === code)
  if (!use) return false
  return subCode === undefined || (use.subList ?? []).some((sub) => sub.loanUseCode === subCode)
}
