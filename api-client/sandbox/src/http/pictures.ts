/** Text and colours of a picture. */
interface Picture {
  words: string
  from: string
  to: string
}

/** All pictures that the sandbox generates, by name. */
const PICTURES = {
  'banner-apply': { words: '新人专享额度', from: '#2f6bff', to: '#6fa5ff' },
  'banner-borrow': { words: '年末息费优惠季', from: '#ff7a3d', to: '#ffb37a' },
  'banner-draw': { words: '幸运大抽奖', from: '#c43fd6', to: '#f08be0' },
  'banner-member': { words: '会员专享权益', from: '#3a2f1c', to: '#b38a4a' },
  'banner-safety': { words: '谨防电信诈骗', from: '#0c8f6c', to: '#5cc9a7' },
  'banner-raise': { words: '额度提升', from: '#2f6bff', to: '#6fa5ff' },
  'banner-sign-in': { words: '签到领免息券', from: '#ff7a3d', to: '#ffb37a' },
  'banner-coupon': { words: '天天领券', from: '#ff5a5f', to: '#ff9a76' },
  'banner-autopay': { words: '自动还款更省心', from: '#0c8f6c', to: '#5cc9a7' },
  'campaign-lucky-draw': { words: '幸运大抽奖', from: '#c43fd6', to: '#f08be0' },
  'campaign-borrow-season': { words: '年末息费优惠季', from: '#ff7a3d', to: '#ffb37a' },
  'campaign-new-year-draw': { words: '新年抽奖', from: '#d6312f', to: '#ff8a6b' },
  'campaign-autumn-draw': { words: '金秋抽奖', from: '#b9770a', to: '#f0c15c' },
  'window-coupon': { words: '送您一张优惠券', from: '#ff5a5f', to: '#ff9a76' },
  'window-draw': { words: '抽奖赢耳机', from: '#c43fd6', to: '#f08be0' },
  'top-up-phone': { words: '话费', from: '#2f6bff', to: '#6fa5ff' },
  'top-up-video': { words: '视频会员', from: '#e0443e', to: '#ff9a76' },
  'top-up-qq': { words: 'Q币', from: '#12a0d7', to: '#6fd0f5' },
  window: { words: '活动进行中', from: '#ff5a5f', to: '#ff9a76' },
  'period-12': { words: '12期更轻松', from: '#2f6bff', to: '#6fa5ff' },
  'banner-loan-page': { words: '借款息费优惠', from: '#ff7a3d', to: '#ffb37a' },
  'banner-loan-button': { words: '限时福利', from: '#e0443e', to: '#ff9a76' },
  'store-ele': { words: '饿了么', from: '#12a0d7', to: '#6fd0f5' },
  'store-sqb': { words: '收钱吧', from: '#b9770a', to: '#f0c15c' },
  'store-meituan': { words: '美团', from: '#d9a400', to: '#ffd95c' },
  'store-aliPay': { words: '支付宝', from: '#1677ff', to: '#69b1ff' },
  'store-weChat': { words: '微信', from: '#0c8f4c', to: '#5cc98f' },
  earphones: { words: '蓝牙耳机', from: '#4b5563', to: '#9ca3af' },
  cup: { words: '保温杯', from: '#0c8f6c', to: '#5cc9a7' },
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof PICTURES

/** Whether there is a picture of this name. */
export function isPicture(name: string): name is PictureName {
  return Object.hasOwn(PICTURES, name)
}

/** Address of a picture. */
export function pictureUrl(baseUrl: string, name: PictureName): string {
  return `${baseUrl}/__sandbox/pictures/${name}.svg`
}

/** A picture as SVG text of 702 by 240. */
export function drawPicture(name: PictureName): string {
  const { words, from, to } = PICTURES[name]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 702 240" role="img" aria-label="${words}"><defs><linearGradient id="g"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="702" height="240" fill="url(#g)"/><circle cx="610" cy="60" r="120" fill="#fff" fill-opacity=".12"/><text x="48" y="138" font-family="system-ui,sans-serif" font-size="52" font-weight="600" fill="#fff">${words}</text></svg>`
}
