/** Texts of the home page. */
export const copy = {
  failed: '首页内容加载失败',
  empty: { title: '暂时没有内容', text: '您可以在钱包里查看额度和账单' },
  look: '查看详情',
  headings: {
    coupons: '领券中心',
    campaigns: '热门活动',
    member: '会员中心',
    topUp: '生活充值',
    banner: '推荐',
  },
  advert: '广告',
} as const
