/** Texts of the renewals of a membership. */
export const copy = {
  failed: '续费记录加载失败',
  configFailed: '自动续费加载失败',
  auto: '自动续费',
  on: (day: string, amount: string) => `将于${day}扣款 ¥${amount}`,
  onPlain: '到期后自动扣款续费，可随时关闭',
  off: '到期后不会扣款',
  turnOff: {
    title: '关闭自动续费？',
    body: '关闭后到期不再扣款，已经付款的会员权益可以用到到期日。',
    confirmText: '关闭自动续费',
    cancelText: '暂不关闭',
  },
  turnOn: {
    title: '开启自动续费？',
    body: (terms: string) => `${terms}到期前可以在这里随时关闭，关闭后不再扣款。`,
    terms: (name: string, amount: string, until: string) =>
      `${name}于${until}到期后，自动扣款 ¥${amount} 续费。`,
    plain: '会员到期后，按当前套餐的价格自动扣款续费。',
    confirmText: '开启自动续费',
    cancelText: '暂不开启',
  },
  turnedOff: '自动续费已关闭',
  turnedOn: '自动续费已开启',
  renewal: '会员续费',
  state: { success: '续费成功', failed: '续费失败', unknown: '状态待更新' },
  lastFailed: '最近一次续费没有成功，会员已到期，可以在会员中心重新开通。',
  empty: { title: '还没有续费记录', text: '会员续费后会显示在这里' },
  noFigure: '暂时无法显示',
  year: (year: string) => `${year}年`,
  centre: '返回会员中心',
} as const
