/** Texts of the pre-check. What the server says goes before the texts of these. */
export const copy = {
  failed: '认证信息加载失败',
  apply: '去申请额度',
  back: '返回额度管理',
  refusal: '最近一次没有通过',
  faces: {
    noCredit: { title: '还没有额度', text: '请先完成额度申请' },
    frozen: { title: '账户暂时不能提额', text: '账户已冻结，暂不支持提额' },
    done: { title: '认证已经完成', text: '您已完成该认证，无需重复认证' },
    blocked: { title: '暂时不能提额', text: '请稍后再试' },
    tomorrow: { title: '今天不能再认证', text: '今日认证次数已用完，请明天再试' },
    other: { title: '暂时无法认证', text: '请稍后再试' },
  },
} as const
