import type { Meta, StoryObj } from '@storybook/react-vite'
import { NonStudentPromise } from './index.ts'

const meta = {
  title: 'Business/NonStudentPromise',
  component: NonStudentPromise,
  args: {
    open: true,
    onOpenChange: () => {},
    title: '非学生承诺',
    children: '根据监管要求，互联网小额贷款不得向在校学生发放。请您确认本人不是在校学生。',
    promiseText: '我承诺非在校学生',
    onPromise: () => {},
    laterText: '暂不承诺',
  },
} satisfies Meta<typeof NonStudentPromise>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {}
export const LongText: Story = {
  args: {
    children:
      '根据监管要求，互联网小额贷款不得向在校学生发放，包括全日制本科生、研究生、专科生以及在读的成人教育学生。请您确认本人不是在校学生；承诺与事实不符的，由本人承担相应后果。',
    promiseText: '我承诺本人不是在校学生，并对承诺的真实性负责',
  },
}
