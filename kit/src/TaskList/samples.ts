import type { Task } from './index.ts'

/** One task in each state. */
export const raiseTasks: readonly Task[] = [
  { id: 'id', title: '身份认证', state: 'done' },
  {
    id: 'contacts',
    title: '紧急联系人',
    state: 'open',
    text: '两位亲友的联系方式',
    reward: '额度 +1,000元',
  },
  { id: 'fund', title: '公积金认证', state: 'review', text: '一般1个工作日内有结果' },
  { id: 'tax', title: '个税认证', state: 'failed', text: '截图看不清，可以重新上传' },
  { id: 'house', title: '房产认证', state: 'blocked', text: '完成公积金认证后可办理' },
]
