import type { SketchFault, SketchName } from './sketches.ts'

/** A document as it must be, and how it is refused. */
export interface DocumentExample {
  readonly intro: string
  readonly sketch: SketchName
  /** What must be seen of it. */
  readonly must: readonly string[]
  readonly wrong: readonly { readonly fault: SketchFault; readonly text: string }[]
  /** What is refused, whatever it looks like. */
  readonly never: readonly string[]
}

/** What to do, step by step. */
export interface Tutorial {
  readonly intro: string
  /** What is done step by step. Default: 录制步骤. */
  readonly heading?: string
  readonly steps: readonly { readonly sketch: SketchName; readonly title: string; readonly text: string }[]
  readonly never: readonly string[]
}

const unreadable = [
  { fault: 'cut', text: '边角缺失' },
  { fault: 'blurred', text: '模糊不清' },
  { fault: 'covered', text: '内容遮挡' },
] as const

/** Texts of the page. */
export const copy = {
  right: '合格示例',
  must: '须完整可见',
  wrong: '以下不能通过',
  steps: '录制步骤',
  step: (number: number, title: string) => `${number}. ${title}`,
  never: '请注意',
  done: '知道了',
} as const

/** What each example shows. */
export const examples = {
  invoice: {
    intro: '图为示意，请上传真实、完整、未经修改的发票。',
    sketch: 'invoice',
    must: [
      '发票代码、号码与开票日期',
      '购买方为您本人',
      '商品或服务的名称',
      '价税合计金额',
      '销售方与发票专用章',
    ],
    wrong: unreadable,
    never: ['已作废、已红冲或经过修改的发票', '对着屏幕翻拍的图片'],
  },
  order: {
    intro: '图为示意，请上传真实、完整、未经修改的订单截图。',
    sketch: 'order',
    must: ['商家名称', '商品或服务的名称', '实际支付的金额', '支付时间', '交易成功的状态'],
    wrong: unreadable,
    never: ['未支付、已退款或已取消的订单', '经过拼接或修改的截图'],
  },
  recording: {
    intro: '全程约3分钟，请在网络稳定的环境中录制。',
    steps: [
      { sketch: 'recordStart', title: '开始录屏', text: '返回上一页开始录屏，在系统弹窗中允许录制屏幕。' },
      { sketch: 'bankLogin', title: '登录银行App', text: '打开本人的银行App并登录，本应用保持在后台。' },
      {
        sketch: 'bankBills',
        title: '查看账户与流水',
        text: '依次查看账户总览和最近12个月的流水，每页停留约3秒。',
      },
      { sketch: 'recordEnd', title: '返回并等待结果', text: '返回本应用结束录屏，结果会自动显示。' },
    ],
    never: ['录制的画面中请勿出现密码和验证码', '请勿打开与认证无关的页面'],
  },
} as const satisfies Readonly<Record<string, DocumentExample | Tutorial>>
