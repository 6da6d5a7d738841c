/** Texts of the pages. */
export const copy = {
  failed: '认证列表加载失败',
  missing: '借款前需要完成',
  raises: '提升额度',
  max: (amount: string) => `最高可提${amount}元`,
  complete: '借款所需的认证已全部完成。',
  noRaises: { title: '暂无可提额的认证', text: '有新的认证时会显示在这里。' },
  done: '完成',
  later: '稍后再说',
  tasks: {
    face: { title: '人脸识别', text: '确认是您本人操作' },
    identity: { title: '身份认证', text: '核对姓名与身份证号' },
    photos: { title: '身份证照片', text: '上传身份证正反面' },
    contacts: { title: '紧急联系人', text: '补充或更新两位联系人' },
  },
  expired: '认证已过期，请更新',
  contactsFailed: '联系人验证未通过，请明天再试',
  noPage: '该认证暂时无法打开，请稍后再试',
} as const
