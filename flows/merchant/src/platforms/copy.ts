/** Texts of the page on which a platform is authorised; `name`: 饿了么. */
export const copy = {
  failed: '店铺认证加载失败',
  heading: '认证说明',
  points: (name: string) => [
    { title: `登录${name}商家账号`, text: '会打开平台的授权页，请用店铺负责人的账号登录。' },
    { title: '同意授权', text: '授权内容为店铺资质和近12个月经营流水，仅用于评估额度。' },
    { title: '返回查看结果', text: '授权有效期90天，到期后可以重新授权。' },
  ],
  states: {
    notYet: '未授权',
    authorised: '已授权',
    failed: '授权失败',
    runOut: '已过期',
    inReview: '审核中',
  },
  notes: {
    notYet: '不方便登录的，也可以上传商家后台的截图。',
    authorised: (until: string | null) =>
      until === null ? '店铺已授权，无需重复操作。' : `店铺已授权，有效期至${until}。`,
    failed: '上次授权没有成功，可以重新授权，或上传商家后台的截图。',
    runOut: (until: string | null) =>
      until === null ? '授权已过期，请重新授权。' : `授权已于${until}过期，请重新授权。`,
    inReview: '截图正在审核，通常需要几十秒，有结果后会自动显示。',
  },
  authorise: '去授权',
  again: '重新授权',
  upload: '上传后台截图',
  more: '补充截图',
  done: '返回店铺认证',
  refused: '授权页暂时无法打开，请稍后再试',
} as const
