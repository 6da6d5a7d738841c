/** Texts of the plans of the membership. */
export const copy = {
  months: (count: number) => (count % 12 === 0 ? `有效期${count / 12}年` : `有效期${count}个月`),
  renews: '到期自动续费',
  yuan: (amount: string) => `¥${amount}`,
  /** Its months are not known. */
  renewsPlain: '到期后自动扣款续费。到期前可以在“会员中心 › 续费管理”里随时关闭，关闭后不再扣款。',
  missing: '请选择会员套餐',
  none: { title: '现在没有可以开通的会员', text: '有新的套餐时会出现在这里' },
  /** How a plan goes on, before it is paid: when it ends, what it costs then, and how that is stopped. */
  renewal: (until: string, amount: string) =>
    `有效期至${until}，到期后每月自动扣款 ¥${amount} 续费。到期前可以在“会员中心 › 续费管理”里随时关闭，关闭后不再扣款。`,
  once: (until: string) => `有效期至${until}，到期后不会自动续费。`,
} as const
