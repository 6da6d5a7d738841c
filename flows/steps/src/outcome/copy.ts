/** Texts of the pages; texts about an assessment are in `assess/copy.ts`. */

export const next = '继续'
export const again = '重新识别'
export const leave = { partner: '返回合作方', home: '返回首页' } as const

export const loginFail = {
  title: '登录没有成功',
  text: '登录凭证无效，请返回合作方重新进入',
} as const

export const entryFail = {
  title: '暂时无法进入',
  text: '您暂不符合合作方的准入条件，请返回合作方了解详情。',
} as const

export const videoSuccess = { title: '人脸识别已通过', text: '已确认是您本人操作。' } as const

export const videoFail = {
  title: '人脸识别未通过',
  text: '请在光线充足处正对镜头，取下口罩和墨镜后再试。',
  left: (count: number) => `今天还可以再试${count}次。`,
} as const

/** The specification's text for a day without tries. */
export const overlimit = {
  title: '今日人脸识别次数已用完，请明天再试',
  until: (moment: string) => `${moment}之后可以再次识别。`,
} as const

export const contactAddSuccess = { title: '联系人已添加', text: '联系人已核实，可以继续办理。' } as const

export const contactResult = {
  loadFailed: '认证结果加载失败',
  passed: { title: '联系人认证已通过', text: '可以继续办理。' },
  failed: {
    title: '联系人验证未通过，请明天再试',
    text: (moment: string) => `${moment}之后可以重新填写联系人。`,
  },
  waiting: { title: '联系人仍在核实', text: '核实还没有结果，可以刷新查看，不需要重新填写。' },
  refresh: '刷新结果',
} as const
