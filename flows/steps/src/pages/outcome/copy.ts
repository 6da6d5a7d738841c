/** Texts of the pages; texts about an assessment are in `blocks/assessment/copy.ts`. What the server has not said is not stated. */

export const next = '继续'
export const again = '重新识别'
export const leave = { partner: '返回合作方', home: '返回首页', order: '返回申请' } as const

/** What the customer has given stays with the lender, whatever this page says. */
export const kept = '您填写的资料都在，不需要重新填写'
/** No page of these has borrowed anything. */
export const noLoan = '没有产生借款'

export const loginFail = {
  title: '登录没有成功',
  kept: '您的账户和资料没有变化',
  unknown: { title: '请从合作方进入', text: '请返回合作方，从合作方的页面重新进入。' },
} as const

export const entryFail = {
  refused: {
    title: '暂时无法进入',
    text: '您暂不符合合作方的准入条件，请返回合作方了解详情。',
  },
  unknown: { title: '请返回合作方', text: '请返回合作方了解是否可以办理。' },
} as const

export const checked = {
  undecided: { title: '请继续办理', text: '这里没有可以显示的评估结果，点继续查看您的下一步。' },
} as const

export const videoSuccess = {
  passed: { title: '人脸识别已通过', text: '已确认是您本人操作。' },
  undecided: { title: '还没有通过的人脸识别', text: '点继续查看您的下一步。' },
} as const

export const videoFail = {
  title: '人脸识别未通过',
  text: '请在光线充足处正对镜头，取下口罩和墨镜后再试。',
  /** An earlier check has passed: what became of the last one is not known here. */
  repeat: { title: '可以重新识别人脸', text: '请在光线充足处正对镜头，取下口罩和墨镜。' },
  left: (count: number) => `今天还可以再试${count}次。`,
} as const

/** The specification's text for a day without tries. */
export const overlimit = {
  title: '今日人脸识别次数已用完，请明天再试',
  until: (moment: string) => `${moment}之后可以再次识别。`,
  notReached: { title: '今天还可以识别人脸', text: '请回到需要识别的页面继续办理。' },
  failed: '识别状态加载失败',
} as const

export const contactAddSuccess = {
  passed: { title: '联系人已添加', text: '联系人已核实，可以继续办理。', kept: '联系人已保存' },
  undecided: { title: '联系人还没有核实', text: '点继续查看您的下一步，也可以刷新查看。' },
} as const

export const contactResult = {
  loadFailed: '认证结果加载失败',
  passed: { title: '联系人认证已通过', text: '可以继续办理。', kept: '联系人已保存' },
  failed: {
    title: '联系人验证未通过，请明天再试',
    text: (moment: string) => `${moment}之后可以重新填写联系人。`,
  },
  waiting: { title: '联系人仍在核实', text: '核实还没有结果，可以刷新查看，不需要重新填写。' },
  refresh: '刷新结果',
} as const
