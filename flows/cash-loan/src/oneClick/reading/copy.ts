/** Texts of the pages for reading, by what the lender asks for. */
export const copy = {
  intro: {
    protocol: '放款机构要求您在借款前阅读以下协议。请逐份打开阅读，全部读完后再确认借款。',
    verification: '放款机构需要确认是您本人申请这笔借款。请阅读以下文件，确认是本人操作后再提交。',
  },
  agree: { protocol: '已阅读并同意，确认借款', verification: '确认是本人，提交借款' },
  heading: '放款机构协议',
  amount: '借款金额',
  read: '已阅读',
  unread: '未阅读',
  left: (count: number) => `还有${count}份没有阅读`,
  all: '已全部阅读，提交后即为您的借款申请。',
  next: '阅读下一份',
  nothing: '协议已经阅读，可以确认借款。',
  closed: '协议暂时无法打开，请稍后再试',

  failed: '协议加载失败',
  gone: {
    title: '这笔借款已失效',
    text: '没有找到您确认的借款信息，可能已经超时。没有提交任何申请，可以重新选择。',
    action: '重新选择借款信息',
  },
  abnormal: {
    title: '流程异常，请重试',
    text: '暂时无法确认需要阅读的协议，没有提交任何申请，可以重新选择。',
    action: '重新选择借款信息',
  },
} as const
