import * as z from 'zod/mini'

import {
  confirmAbandon,
  defineFlow,
  defineStep,
  link,
  metaRouting,
  page,
  partner,
  server,
  type StepPageProps,
} from '../../index.ts'

/** A partner channel in the shape of the specification's shorter ones: the server names nearly every next page. */
export const copy = { title: '提示', body: '确认放弃吗', stay: '取消', leave: '确认' }
const line = () => null

const passive = (title: string) =>
  defineStep({ title, exits: { done: null } }).page(async () => ({ default: line }))
export const checking = passive('额度评估')
export const idauth = passive('身份认证')
export const information = passive('完善个人信息').with({ leave: confirmAbandon(copy) })
export const result = passive('额度申请')
export const loginsuccess = passive('登录').with({ login: false })
export const videofail = defineStep({ title: '人脸识别', exits: { again: null, giveUp: null } }).page(
  async () => ({ default: line }),
)
export const videoSearch = z.object({ from: z.optional(z.enum(['loan', 'credit'])) })
const videoStep = defineStep({
  title: (query) => (query.from === 'loan' ? '借款人脸识别' : '人脸识别'),
  exits: { passed: null, failed: null, read: null },
})
export const video = videoStep.page(async () => ({
  search: videoSearch,
  default: ({ search }: StepPageProps<typeof videoStep, typeof videoSearch>) => (
    <label>
      {search.from ?? 'none'}
      <input name="note" />
    </label>
  ),
}))
export const protocolRead = passive('人脸信息使用授权书').with({ over: true })

export const siku = defineFlow({
  id: 'siku',
  start: 'checking',
  entries: ['loginsuccess'],
  pages: {
    checking,
    idauth,
    information,
    result,
    loginsuccess,
    video,
    videofail,
    'video/protocolRead': protocolRead,
  },
  exits: {
    idauth: { done: server },
    information: { done: server },
    checking: { done: server },
    video: { passed: server, failed: page('videofail'), read: page('video/protocolRead') },
    videofail: { again: page('video'), giveUp: partner('ASSESS_AMOUNT_FAILURE', 'face') },
    result: { done: link('loan') },
  },
  server: metaRouting({
    group: 'channel',
    pages: { 'wait-here': 'checking' },
    urls: { pay: () => 'https://pay.test/siku' },
  }),
})
