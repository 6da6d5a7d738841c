/** The trade of a tobacco shop, which is read two seconds after the licence: for the tests and stories of `reviewPage`. */
import { merchantGetTobaccoLoanData } from '@koo/api-client/calls'
import { defineStep, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { reviewPage, type ReviewTexts } from '../index.ts'

export const texts: ReviewTexts = {
  reading: { title: '正在读取经营信息', text: '通常需要几秒。' },
  slow: '比平时久一些，可以先离开。',
  notRead: { title: '还没有读取到经营信息', text: '可以再刷新一次。' },
  offline: { title: '网络不稳定', text: '请检查网络后刷新。' },
  failed: '经营信息加载失败',
  giveUp: '先离开',
}

const step = defineStep({ title: '经营信息', exits: { next: null, failed: null } })
type Props = StepPageProps<typeof step>

export const Trade = reviewPage({
  read: merchantGetTobaccoLoanData,
  part: ({ manageInfo }) => manageInfo ?? null,
  head: ({ level }) => level === '一星级' && <Notice tone="warn">等级较低</Notice>,
  sections: ({ openDate, level }, now) => [
    {
      heading: '经营信息',
      facts: [
        { label: '开业时间', value: openDate },
        { label: '客户等级', value: level },
        { label: '查看于', value: String(new Date(now).getUTCFullYear()) },
      ],
    },
    { heading: '没有的', facts: [{ label: '空', value: null }] },
  ],
  body: ({ monthOrderCount }) => <p>月订货{monthOrderCount}次</p>,
  footer: (_, { exit }: Props) => (
    <Button block onClick={() => exit('next')}>
      确认
    </Button>
  ),
  giveUp: ({ exit }: Props) => exit('failed'),
  texts,
})

export const trade = step.page(() => Promise.resolve({ default: Trade }))
