import type { ReviewTexts } from '@koo/steps/review'

/** Texts of the pages of the verification. */
export const copy = {
  intro: {
    failed: '认证信息加载失败',
    heading: '认证说明',
    points: [
      {
        title: '核对许可证',
        text: '读取您名下的烟草专卖零售许可证，仅用于核实店铺和评估额度。',
      },
      { title: '核对经营和商品', text: '依次确认开业时间、月订货额和主要商品。' },
      { title: '完成认证', text: '三项都确认后提交，是否提额和提额多少以评估为准。' },
    ],
    start: '查看许可证信息',
    none: '没有查到您名下的烟草专卖零售许可证',
    noneText: '许可证须登记在您本人名下。刚办理或换证的，可以稍后重新查询。',
    again: '重新查询',
    why: '了解原因',
  },
  basic: {
    heading: '许可证',
    licenceNo: '许可证号',
    shopName: '店铺名称',
    ownerName: '负责人',
    address: '经营地址',
    validUntil: '有效期至',
    ended: '许可证已过有效期，暂时不能完成认证。换证后可以重新认证。',
    next: '确认并查看经营信息',
    why: '查看认证结果',
  },
  manage: {
    heading: '经营信息',
    openDate: '开业时间',
    level: '客户等级',
    monthOrderCount: '月订货次数',
    monthOrderAmount: '月订货额',
    times: (count: number) => `${count}次`,
    next: '确认并查看商品信息',
  },
  goods: {
    heading: '主要商品',
    pieces: (count: number) => `${count}条`,
    none: '近一个月没有商品记录',
    done: '确认并完成认证',
  },
  failure: {
    failed: '认证结果加载失败',
    title: '认证没有通过',
    none: '未查询到您名下的烟草专卖零售许可证',
    ended: '您的烟草专卖零售许可证已过有效期',
    other: '经营数据没有核对完成，请稍后重新认证',
    kept: '您的额度没有变化，其他认证不受影响。',
    again: '重新认证',
    home: '返回商户信用贷',
  },
} as const

/** What a page says until its part was read; `what`: 经营信息. */
export const reading = (what: string): ReviewTexts => ({
  reading: { title: `正在读取${what}`, text: '通常需要几秒，读取后会自动显示。' },
  slow: '比平时久一些，读取仍在进行。可以先离开，稍后重新进入。',
  notRead: { title: `还没有读取到${what}`, text: '可能是烟草系统繁忙，可以再刷新一次，或稍后重新认证。' },
  offline: { title: '网络不稳定', text: `没有读取到${what}，请检查网络后刷新。` },
  failed: `${what}加载失败`,
  giveUp: '结束认证',
})
