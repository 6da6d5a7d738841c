/** Simplified Chinese; other languages are in `locale/application`. */
export const contactFormStrings = {
  title: (position: number) => `第${position}联系人`,
  verified: '已验证',
  pending: '验证中',
  failed: '验证未通过',
  pick: '从通讯录选择',
}
