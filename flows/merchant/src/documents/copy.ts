/** Texts of the page. */
export const copy = {
  failed: '资料清单加载失败',
  heading: '需要的资料',
  intro: (moment: string | null) =>
    `请在${moment === null ? '7天内' : `${moment}前`}上传齐全，上传后自动保存。`,
  other: '其他资料',
  idCard: { label: '店主身份证照片', note: '人像面和国徽面，选填' },
  noPage: '请联系客服提交',
} as const
