import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SurveyQuestion, type SurveyQuestionProps } from '../SurveyQuestion/index.ts'
import { SurveySheet } from './index.ts'

type Question = Omit<SurveyQuestionProps, 'value' | 'onValueChange'>

function Answered({ start = [], ...question }: Question & { start?: readonly string[] }) {
  const [value, setValue] = useState(start)
  return <SurveyQuestion {...question} value={value} onValueChange={setValue} />
}

const option = (label: string, at: number) => ({ value: 'ABCDEF'[at] ?? '', label })
const REASONS = ['额度不够用', '息费偏高', '期数不合适', '暂时不需要用钱', '担心信息安全', '其他原因'].map(
  option,
)
const POOR = ['额度太低', '息费偏高', '流程太长', '看不懂页面', '客服响应慢'].map(option)
const AVERAGE = ['提高额度', '降低息费', '简化流程', '加快到账'].map(option)
const GOOD = ['额度合适', '息费透明', '操作简单', '到账快'].map(option)
const RATING = '您对本次借款体验的整体评价是？'
const text = <Answered kind="text" title="您还有什么建议？" maxLength={200} placeholder="选填" />

const meta = {
  title: 'Business/SurveySheet',
  component: SurveySheet,
  args: {
    open: true,
    onOpenChange: () => {},
    title: '本次借款体验如何？',
    description: '只需不到1分钟',
    submitText: '提交',
    skipText: '不填了，直接离开',
    canSubmit: true,
    onSubmit: () => {},
    children: <Answered kind="stars" title={RATING} required />,
  },
} satisfies Meta<typeof SurveySheet>

export default meta
type Story = StoryObj<typeof meta>

export const Unanswered: Story = { args: { canSubmit: false } }

/** Kind 2: a questionnaire about reasons. */
export const Reasons: Story = {
  args: {
    title: '离开前请告诉我们原因',
    description: '您的反馈将帮助我们做得更好',
    children: (
      <>
        <Answered kind="one" title="您暂时不借款的主要原因是？" required options={REASONS} start={['F']} />
        <Answered kind="text" title="请告诉我们具体原因" required maxLength={200} start={['想再比较一下']} />
      </>
    ),
  },
}

/** Kind 1: a rating. What follows depends on it. */
export const PoorRating: Story = {
  args: {
    children: (
      <>
        <Answered kind="stars" title={RATING} required start={['2']} />
        <Answered kind="several" title="哪些方面让您不满意？" required options={POOR} max={3} start={['B']} />
        {text}
      </>
    ),
  },
}
export const AverageRating: Story = {
  args: {
    children: (
      <>
        <Answered kind="stars" title={RATING} required start={['3']} />
        <Answered kind="one" title="您最希望我们改进哪一点？" required options={AVERAGE} start={['B']} />
        {text}
      </>
    ),
  },
}
export const GoodRating: Story = {
  args: {
    children: (
      <>
        <Answered kind="stars" title={RATING} required start={['5']} />
        <Answered kind="several" title="哪些方面让您满意？" options={GOOD} max={2} start={['B', 'D']} />
        {text}
      </>
    ),
  },
}
export const Submitting: Story = { args: { ...AverageRating.args, pending: true } }
