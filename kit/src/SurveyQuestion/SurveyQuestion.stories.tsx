import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SurveyQuestion, type SurveyQuestionProps } from './index.ts'

function Answered(props: SurveyQuestionProps) {
  const [value, setValue] = useState(props.value)
  return <SurveyQuestion {...props} value={value} onValueChange={setValue} />
}

const REASONS = [
  { value: 'A', label: '额度不够用' },
  { value: 'B', label: '息费偏高' },
  { value: 'C', label: '暂时不需要用钱' },
]

const meta = {
  title: 'Business/SurveyQuestion',
  component: SurveyQuestion,
  render: Answered,
  args: { kind: 'stars', title: '您对本次借款体验的整体评价是？', value: [], onValueChange: () => {} },
} satisfies Meta<typeof SurveyQuestion>

export default meta
type Story = StoryObj<typeof meta>

/** TP00001. */
export const StarRating: Story = { args: { value: ['4'], required: true } }
/** TX00001. */
export const OneChoice: Story = {
  args: { kind: 'one', title: '您暂时不借款的主要原因是？', options: REASONS, value: ['B'], required: true },
}
/** TX00002. */
export const SeveralChoices: Story = {
  args: { kind: 'several', title: '哪些方面让您不满意？', options: REASONS, max: 2, value: ['A', 'C'] },
}
/** TT00001, TT00002 and TT00003. */
export const OpenText: Story = {
  args: {
    kind: 'text',
    title: '您还有什么建议？',
    placeholder: '选填，请勿填写身份证号、银行卡号等个人信息',
    maxLength: 200,
  },
}
export const TextAtItsLimit: Story = {
  args: {
    ...OpenText.args,
    value: ['额度高一些，息费低一些，还款日能自己选就更好了。'.repeat(8).slice(0, 200)],
  },
}
export const LongTexts: Story = {
  args: {
    kind: 'one',
    title: '如果我们调整了额度、息费和期数中的一项，您最希望首先调整的是哪一项，为什么？',
    required: true,
    options: [
      {
        value: 'A',
        label: '希望在不提交更多资料的情况下，把可以借的额度提高到能够满足一次装修或者一次学习的程度',
      },
      { value: 'B', label: '息费' },
    ],
  },
}
