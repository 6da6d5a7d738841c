import type { Meta, StoryObj } from '@storybook/react-vite'
import { InstitutionList } from './index.ts'
import { fiveInstitutions } from './samples.ts'

const meta = {
  title: 'Business/InstitutionList',
  component: InstitutionList,
  args: { institutions: fiveInstitutions.slice(0, 3) },
} satisfies Meta<typeof InstitutionList>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}

/** The first three of five. */
export const MoreThanShown: Story = { args: { institutions: fiveInstitutions } }

export const LongName: Story = {
  args: {
    institutions: [
      {
        id: '1',
        name: '内蒙古某某消费金融股份有限公司与示例信托有限责任公司联合发放',
        note: '联合贷产品名称也可能很长很长',
      },
      { id: '2', name: '样例银行' },
    ],
  },
}
