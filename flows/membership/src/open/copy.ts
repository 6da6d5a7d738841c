/** Texts of the opening of a membership. */
export const copy = {
  failed: '会员套餐加载失败',
  heading: { plain: '会员', super: '超级会员' },
  member: (name: string, until: string) =>
    `您已是会员：${name}，有效期至${until}。续费同级套餐会在到期后接着生效。`,
  noDate: '您已是会员。续费同级套餐会在到期后接着生效。',
  upgrade: '会员升级',
  centre: '返回会员中心',
  submit: { open: '开通会员', renew: '续费会员' },
  said: (plan: string, terms: string) => `${plan}。${terms}`,
} as const
