import type { SavingStepsProps } from './SavingSteps.tsx'

/** Savings for stories and tests; pages get theirs from pricing. */

export const twoSteps: Omit<SavingStepsProps, 'title'> = {
  before: { label: '原息费', value: '¥1,381.00', size: 138_100 },
  steps: [
    { label: '6折券', value: '−¥446.00', size: 44_600 },
    { label: '会员专享', value: '−¥36.42', size: 3_642 },
  ],
  after: { label: '实付息费', value: '¥898.58', size: 89_858 },
  reason: '在当前可用的优惠中，这样搭配省得最多，比次优多省 ¥36.42。',
}

export const lowFee: Omit<SavingStepsProps, 'title'> = {
  before: { label: '原息费', value: '¥1,381.00', size: 138_100 },
  steps: [{ label: '限时低息权益', value: '−¥700.00', size: 70_000 }],
  after: { label: '实付息费', value: '¥681.00', size: 68_100 },
}

export const free: Omit<SavingStepsProps, 'title'> = {
  before: { label: '原息费', value: '¥75.00', size: 7_500 },
  steps: [{ label: '首期免息券', value: '−¥75.00', size: 7_500 }],
  after: { label: '实付息费', value: '¥0.00', size: 0 },
}

export const longest: Omit<SavingStepsProps, 'title'> = {
  before: { label: '原息费', value: '¥19,999,999.99', size: 1_999_999_999 },
  steps: [
    {
      label: '老客户回馈专享超长名称利率折扣券（华东地区指定资方适用）',
      value: '−¥9,999,999.99',
      size: 999_999_999,
    },
    { label: '会员有效期内专享的超长名称权益', value: '−¥0.01', size: 1 },
  ],
  after: { label: '实付息费', value: '¥9,999,999.99', size: 999_999_999 },
  reason: '换一种搭配可以再省 ¥9,999,999.99，在下方列表中选择即可。',
}
