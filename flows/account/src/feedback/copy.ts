/** Texts of the page. */
export const copy = {
  failed: '问题类型加载失败',
  kind: '问题类型',
  other: '其他',
  text: '反馈内容',
  placeholder: '请描述遇到的问题或建议',
  submit: '提交反馈',
  missing: { kind: '请选择问题类型', text: '请填写反馈内容' },
  title: '反馈已收到',
  /** As the server gets it: the kind stands before the text. */
  content: (kind: string, text: string) => `【${kind}】${text}`,
} as const
