/** Texts about one coupon. */
export const copy = {
  failed: '优惠券加载失败',
  facts: { status: '状态', valid: '有效期', conditions: '使用条件', kind: '类型' },
  from: (day: string) => `${day}起`,
  until: (moment: string) => `${moment}到期`,
  always: '长期有效',
  unknown: '暂时无法显示',
  any: '借款金额和期数不限',
  kind: { loan: '借款券', mall: '商城券', card: '分期卡券', other: '其他优惠券' },
  rules: '使用规则',
  elsewhere: '这张券不用于借款，请按使用规则使用。',
  gone: { title: '没有找到这张优惠券', text: '可能已经使用，或不再有效。' },
  list: '查看我的优惠券',
} as const
