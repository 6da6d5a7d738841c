/** Strings of the primitives, Simplified Chinese. */
export const primitivesZhCN = {
  close: '关闭',
  back: '返回',
  confirm: '确定',
  cancel: '取消',
  retry: '重试',
  clear: '清空',
  seconds: (count: number) => `${count}秒`,
  required: '必填',
  pasteRefused: '粘贴的内容不是一个号码或金额，请核对后填写',
  phone: { label: '手机号', placeholder: '请输入手机号' },
  codeBox: { label: (length: number) => `${length}位验证码` },
  tabs: { count: (label: string, count: number) => `${label} ${count}` },
  error: {
    title: '页面没有加载出来',
    text: '请检查网络后重试，已填写的内容不会丢失。',
  },
  timeline: { done: '已完成', active: '进行中', pending: '未开始', failed: '未通过' },
}
