import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactRecommend } from '../ContactRecommend/index.ts'
import { recommended } from '../ContactRecommend/samples.ts'
import { ContactForm } from './index.ts'
import { ContactFields } from './samples.tsx'

const meta = {
  title: 'Business/ContactForm',
  component: ContactForm,
  args: { position: 1, text: '父母、配偶、子女或兄弟姐妹', children: <ContactFields /> },
} satisfies Meta<typeof ContactForm>

export default meta

type Story = StoryObj<typeof meta>

const filled = { relation: '1', name: '张建国', phone: '13800000001' }

export const Empty: Story = { args: { onPick: () => {} } }
export const Filled: Story = { args: { children: <ContactFields {...filled} /> } }
export const WithRecommendation: Story = {
  args: {
    onPick: () => {},
    recommendation: <ContactRecommend state="ready" contacts={recommended} onSelect={() => {}} />,
  },
}
export const FieldErrors: Story = {
  args: {
    children: (
      <ContactFields
        name="张1"
        errors={{ relation: '请选择关系', name: '姓名为1到12个汉字或字母', phone: '请输入手机号' }}
      />
    ),
  },
}
/** The server refused this contact. */
export const Refused: Story = {
  args: { error: '第1联系人已存在，请重新填写', onPick: () => {} },
}
export const Saving: Story = { args: { children: <ContactFields {...filled} disabled /> } }
export const Verified: Story = {
  args: { status: 'verified', children: <ContactFields {...filled} disabled /> },
}
export const Pending: Story = {
  args: { status: 'pending', children: <ContactFields {...filled} disabled /> },
}
export const VerificationFailed: Story = {
  args: { position: 2, text: '朋友或同事', status: 'failed', error: '联系人验证未通过，请更换联系人' },
}
export const LongTexts: Story = {
  args: {
    title: '请填写一位与您共同居住、可以在紧急情况下联系到您的直系亲属',
    text: '联系人不会收到任何营销信息，也不会知道您申请了哪些产品；只有在长期联系不上您本人时，才会请他转告您与我们联系。',
    status: 'pending',
    onPick: () => {},
  },
}
